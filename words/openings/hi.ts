import type { words as en } from './en.ts'

/** The commonest families. All other names stay in Latin letters. */
const FAMILIES: Readonly<Record<string, string>> = {
  'Sicilian Defense': 'सिसिलियन डिफ़ेंस',
  'Ruy Lopez': 'रुय लोपेज़',
  'French Defense': 'फ़्रेंच डिफ़ेंस',
  "Queen's Gambit": 'क्वीन्स गैम्बिट',
  "Queen's Gambit Declined": 'क्वीन्स गैम्बिट डिक्लाइंड',
  "Queen's Gambit Accepted": 'क्वीन्स गैम्बिट एक्सेप्टेड',
  'Italian Game': 'इटैलियन गेम',
  'English Opening': 'इंग्लिश ओपनिंग',
  "King's Gambit": 'किंग्स गैम्बिट',
  "King's Gambit Accepted": 'किंग्स गैम्बिट एक्सेप्टेड',
  "King's Gambit Declined": 'किंग्स गैम्बिट डिक्लाइंड',
  "King's Indian Defense": 'किंग्स इंडियन डिफ़ेंस',
  "King's Indian Attack": 'किंग्स इंडियन अटैक',
  'Caro-Kann Defense': 'कारो-कान डिफ़ेंस',
  'Nimzo-Indian Defense': 'निम्ज़ो-इंडियन डिफ़ेंस',
  "Queen's Pawn Game": 'क्वीन्स पॉन गेम',
  "King's Pawn Game": 'किंग्स पॉन गेम',
  'Slav Defense': 'स्लाव डिफ़ेंस',
  'Semi-Slav Defense': 'सेमी-स्लाव डिफ़ेंस',
  'Dutch Defense': 'डच डिफ़ेंस',
  "Queen's Indian Defense": 'क्वीन्स इंडियन डिफ़ेंस',
  'Benoni Defense': 'बेनोनी डिफ़ेंस',
  'Grünfeld Defense': 'ग्रुनफ़ेल्ड डिफ़ेंस',
  'Alekhine Defense': 'अलेखिन डिफ़ेंस',
  'Scotch Game': 'स्कॉच गेम',
  'Indian Defense': 'इंडियन डिफ़ेंस',
  "Petrov's Defense": 'पेत्रोव डिफ़ेंस',
  'Four Knights Game': 'फ़ोर नाइट्स गेम',
  'Scandinavian Defense': 'स्कैंडिनेवियन डिफ़ेंस',
  'Philidor Defense': 'फ़िलिडोर डिफ़ेंस',
  'Réti Opening': 'रेटी ओपनिंग',
  'Vienna Game': 'विएना गेम',
  "Bishop's Opening": 'बिशप्स ओपनिंग',
  'Modern Defense': 'मॉडर्न डिफ़ेंस',
  'Catalan Opening': 'कैटलन ओपनिंग',
  'Pirc Defense': 'पिर्क डिफ़ेंस',
}

export const words: typeof en = {
  name: (name, latin, eco) => {
    const family = FAMILIES[name.split(/[:,]/)[0]!]
    if (family !== undefined) return [`${family} (`, latin(name), eco ? `, ${eco})` : ')']
    return eco ? [latin(name), ` (${eco})`] : [latin(name)]
  },
  family: (name) => FAMILIES[name] ?? name,
}

import { expect, it } from 'vitest'
import { parseDonorName } from './display-name.ts'

/** Given names and surnames of people, many of which resemble a word that is refused. */
const GIVEN_NAMES = `
  Aarav Aditi Ananya Arjun Asha Ashit Bhagwati Chinki Chandan Chunni Deepika Dikshita Divya Gauri Gukesh Hardik Hari Harikrishna
  Haritha Harshit Hiral Ishita Jhanvi Kamal Kamini Kamna Karthik Koneru Kshitij Kuldeep Lalit Lavanya Madhuri Mahadev Mandakini
  Manali Mohit Mudit Nishita Nihal Parimarjan Pankaj Pooja Pragnanandhaa Rachit Rameshbabu Randeep Randhir Rohit Ruchit Sachita
  Sandeep Shital Shivani Sukhdev Sushit Swati Tanuja Vaishali Vidit Vishwanathan Yashita
  आदित्य आनन्द अर्जुन अशिता आशा कामिनी कमल कमलिनी कुंदन कुमुद कुलदीप क्षितिज गौरी गुकेश चंदन चुन्नी चित्रा जाह्नवी झूमा टीना तनु दीक्षिता
  दिव्या निहाल पंकज पूजा प्रज्ञानंद फ़रहान फ़ख़र बंटी भगवती मंदाकिनी मदन मधु मोहित रंजीत रणधीर रंधीर रोहित लवलीन लोकेश विदित वैशाली शीतल शिखा
  संदीप सुकुमार सुशीत हरि हरिका हरीश हर्षित हिरल
`
const SURNAMES = `
  Bhosale Bhosle Bhangale Chaudhary Chodankar Choudhury Chutani Dikshit Dixit Fuchs Gandhi Gandotra Gaonkar Gandhe Ghosh
  Hitesh Humpy Jhala Jhunjhunwala Kamath Kutta Kutty Landge Lauda Lodha Lodhi Lund Madar Mandal Modi Mukherjee Pandit Pandu Patel
  Raina Rana Randhawa Randive Rao Sandhu Sethuraman Sharma Singh Thakur Tondon Tripathi Venkatesh Viswanathan
  कुट्टी कामत गांधी गंडोत्रा गायकवाड़ घोष चटर्जी चुटानी चौधरी चोडणकर जाट झाला झुनझुनवाला टंडन ठाकुर दीक्षित पंडित पटेल बंसल भंडारी भोसले भोंसले
  मंडल मदार मुखर्जी मोदी रंधावा रणदिवे राणा राव लांडगे लोढ़ा लोधी शर्मा सिंह सेठी सेठुरमन हंपी हरिकृष्ण
`
const listOf = (text: string) => text.trim().split(/\s+/)

const NAMES = [...listOf(GIVEN_NAMES), ...listOf(SURNAMES)]

it(`${NAMES.length} names of people are names, alone and beside another`, () => {
  expect(NAMES.length).toBeGreaterThan(60)
  const refused = NAMES.filter((name) =>
    [
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      `Asha ${name}`,
      `${name} राव`,
      `Dr.${name}`,
      `A.${name}`,
    ].some((text) => !parseDonorName(text).ok),
  )
  expect(refused).toEqual([])
})

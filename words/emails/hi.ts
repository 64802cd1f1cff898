import type { EmailSender, EmailText } from './email-text.ts'
import type { words as en } from './en.ts'

const newPassword = ({ origin }: EmailSender) => ({
  label: 'नया पासवर्ड बनाएँ',
  link: `${origin}/hi/auth/forgotten`,
})

const ifNotYou = ({ email }: EmailSender): string =>
  `अगर यह आपने नहीं किया, तो कोई और आपका खाता खोल सकता है: अभी नया पासवर्ड बनाएँ, और हमें ${email} पर लिखें।`

/** `22 नवंबर 2026, 08:25 UTC`. */
const dateOf = (at: Date): string =>
  `${at.toLocaleString('hi', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}, ${at.toISOString().slice(11, 16)} UTC`

export const words: typeof en = {
  layout: {
    lang: 'hi',
    orOpenThisAddress: 'या यह पता खोलें:',
    lines: { heading: 1.35, text: 1.7, note: 1.65, button: 1.4 },
  },
  accounts: {
    confirmEmail: (sender, { link }): EmailText => ({
      subject: 'अपने ईमेल पते की पुष्टि करें',
      paragraphs: [
        `${sender.name} में आपका स्वागत है। कृपया पुष्टि करें कि यह पता आपका है। इसके बाद आप साइन इन कर सकते हैं, और आपकी हर पूरी हुई बाज़ी सहेजी जाएगी।`,
      ],
      button: { label: 'मेरे पते की पुष्टि करें', link },
      notes: [
        'यह लिंक एक दिन तक काम करेगा।',
        'खाता आपने नहीं बनाया, तो इस ईमेल पर ध्यान न दें: पुष्टि के बिना आपके पते से कोई साइन इन नहीं कर सकता।',
      ],
    }),
    alreadyRegistered: (sender, { signIn, reset }): EmailText => ({
      subject: 'आपका खाता पहले से है',
      paragraphs: [
        `किसी ने, शायद आपने, ${sender.name} पर इस पते से खाता बनाना चाहा। इस पते का खाता पहले से है, इसलिए कुछ बदला नहीं गया।`,
      ],
      button: { label: 'साइन इन करें', link: signIn },
      notes: [
        { label: 'पासवर्ड याद न हो, तो नया बनाएँ', link: reset },
        'अगर यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें।',
      ],
    }),
    resetPassword: (sender, { link }): EmailText => ({
      subject: 'नया पासवर्ड बनाएँ',
      paragraphs: [
        `किसी ने ${sender.name} पर आपके खाते का नया पासवर्ड माँगा है। अगर यह अनुरोध आपका है, तो नया पासवर्ड यहाँ चुनें।`,
      ],
      button: { label: 'नया पासवर्ड चुनें', link },
      notes: [
        'यह लिंक एक घंटे तक चलेगा, और एक ही बार काम करेगा।',
        'अगर यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।',
      ],
    }),
    newDevice: (sender, { device, place, at }): EmailText => ({
      subject: 'आपके खाते में एक नए डिवाइस से साइन-इन हुआ',
      paragraphs: [
        `${sender.name} पर आपके खाते में एक ऐसे ब्राउज़र से साइन-इन हुआ है, जो पहले नहीं दिखा था: ${device}, ${place} से, ${dateOf(at)}। अगर यह साइन-इन आपका है, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [
        {
          label: 'देखें कि आपका साइन-इन कहाँ-कहाँ है, और डिवाइस साइन आउट करें',
          link: `${sender.origin}/hi/account#sessions`,
        },
        newPassword(sender),
      ],
    }),
    passkeyAdded: (sender): EmailText => ({
      subject: 'आपके खाते में एक पासकी जोड़ी गई',
      paragraphs: [
        `${sender.name} पर आपके खाते में एक पासकी जोड़ी गई है: वह जिसके पास हो, उसे साइन-इन के लिए पासवर्ड नहीं चाहिए। अगर उसे आपने जोड़ा, तो सब ठीक है।`,
        `अगर उसे आपने नहीं जोड़ा, तो अभी नया पासवर्ड बनाएँ, जिससे सारी पासकी हट जाती हैं, और हमें ${sender.email} पर लिखें।`,
      ],
      notes: [newPassword(sender)],
    }),
    passkeyRemoved: (sender): EmailText => ({
      subject: 'आपके खाते से एक पासकी हटाई गई',
      paragraphs: [
        `${sender.name} पर आपके खाते की एक पासकी हटा दी गई है, और अब उससे खाता नहीं खुलेगा। अगर उसे आपने हटाया, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    passwordChanged: (sender): EmailText => ({
      subject: 'आपका पासवर्ड बदला गया',
      paragraphs: [
        `${sender.name} पर आपके खाते का पासवर्ड अभी-अभी बदला गया है। अगर उसे आपने बदला, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    twoFactorOn: (sender): EmailText => ({
      subject: 'दो चरणों वाला साइन-इन चालू है',
      paragraphs: [
        `${sender.name} पर आपके खाते में दो चरणों वाला साइन-इन चालू किया गया है: अब से साइन-इन पर ऑथेंटिकेटर ऐप का कोड माँगा जाएगा। अगर इसे आपने चालू किया, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    twoFactorOff: (sender): EmailText => ({
      subject: 'दो चरणों वाला साइन-इन बंद है',
      paragraphs: [
        `${sender.name} पर आपके खाते में दो चरणों वाला साइन-इन बंद किया गया है: अब साइन-इन पर कोड नहीं माँगा जाएगा। अगर इसे आपने बंद किया, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    googleUnlinked: (sender): EmailText => ({
      subject: 'Google को आपके खाते से अलग किया गया',
      paragraphs: [
        `${sender.name} पर आपका खाता अब उस Google खाते से नहीं खुलेगा, जिससे वह जुड़ा था। अगर उसे आपने अलग किया, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    confirmNewEmail: (sender, { link }): EmailText => ({
      subject: 'अपने नए ईमेल पते की पुष्टि करें',
      paragraphs: [
        `आपने ${sender.name} पर अपने खाते के लिए यह पता माँगा है। कृपया इसकी पुष्टि करें; उसके बाद साइन-इन इसी पते से होगा।`,
      ],
      button: { label: 'मेरे नए पते की पुष्टि करें', link },
      notes: [
        'यह लिंक एक दिन तक काम करेगा।',
        'अगर यह अनुरोध आपका नहीं है, तो इस ईमेल पर ध्यान न दें: लिंक खोले बिना कुछ नहीं बदलेगा।',
      ],
    }),
    emailChanging: (sender, { newEmail }): EmailText => ({
      subject: 'आपका ईमेल पता बदला जा रहा है',
      paragraphs: [
        `${sender.name} पर आपके खाते का ईमेल पता बदलकर ${newEmail} करने का अनुरोध आया है। उस पते की पुष्टि होते ही पता बदल जाएगा, और साइन-इन इस पते की जगह उससे होगा। अगर अनुरोध आपका है, तो सब ठीक है।`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    emailChanged: (sender, { newEmail }): EmailText => ({
      subject: 'आपका ईमेल पता बदला गया',
      paragraphs: [
        `${sender.name} पर आपके खाते का ईमेल पता अब ${newEmail} है। साइन-इन उसी पते से करें; यह पता अब काम नहीं करेगा, न Google से, न उसके बिना।`,
        `अगर पता आपने नहीं बदला, तो हमें ${sender.email} पर लिखें।`,
      ],
      notes: [],
    }),
    accountDeleted: (sender): EmailText => ({
      subject: 'आपका खाता मिटा दिया गया',
      paragraphs: [
        `${sender.name} पर आपका खाता और उसमें रखा सब कुछ, आपकी बाज़ियाँ भी, मिटा दिया गया है। इसे वापस नहीं लिया जा सकता।`,
        'यहाँ खेलने के लिए धन्यवाद। बोर्ड पर आपका हमेशा स्वागत है; उसके लिए खाता ज़रूरी नहीं।',
      ],
      notes: [`अगर खाता आपने नहीं मिटाया, तो हमें ${sender.email} पर लिखें।`],
    }),
  },
}

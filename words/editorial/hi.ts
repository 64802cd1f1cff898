import { list, numberWord, pieceName, plural, sideName } from '../grammar/hi.ts'
import type { words as en } from './en.ts'

const points = (count: number): string => `${numberWord(count)} अंक`

export const words: typeof en = {
  articles: {
    backToBlog: 'ब्लॉग पर वापस',
    backToHome: 'होम पेज पर वापस',
    chessBlog: 'शतरंज ब्लॉग',
    readMore: (hidden, title) => ['आगे पढ़ें', hidden(`: ${title}`)],
    table: 'तालिका',
    author: () => 'Rook & Rajah संपादकीय टीम',
    minutesToRead: (minutes) => `पढ़ने में ${minutes} मिनट`,
  },
  allTags: {
    allTags: 'सारे विषय',
  },
  blogPage: {
    chessBlog: 'शतरंज ब्लॉग',
    whatItIsAbout: 'ओपनिंग, दाँव, एंडगेम, उनके पीछे की बाज़ियाँ, और इन सबमें बेहतर होने के रास्ते।',
    sections: 'ब्लॉग के भाग',
    front: {
      guides: 'मार्गदर्शन',
      news: '2024-25 की सर्दियों की खबरें',
      features: 'लंबे लेख',
      picks: 'संग्रह से',
    },
    frontLinks: { guides: 'मार्गदर्शन', news: 'खबरें', features: 'लंबे लेख', picks: 'संग्रह से' },
    fromTheArchive: (first, last) => ['पुरानी खबरें, ', first, ' से ', last, ' के बीच लिखी गईं।'],
    byTopic: 'संग्रह, विषय के अनुसार',
    topics: {
      openings: 'ओपनिंग',
      tactics: 'दाँव',
      endgames: 'एंडगेम',
      strategy: 'योजना',
      training: 'अभ्यास और आदतें',
      people: 'बाज़ियाँ, लोग और इतिहास',
      series: '1200 रेटिंग वाले क्या करते हैं',
    },
    topicLinks: {
      openings: 'ओपनिंग',
      tactics: 'दाँव',
      endgames: 'एंडगेम',
      strategy: 'योजना',
      training: 'अभ्यास',
      people: 'इतिहास',
      series: '1200 रेटिंग वाले',
    },
    posts: (count) => `${numberWord(count)} लेख`,
    allPostsOf: (count) => `सभी ${count} लेख`,
    newOnTheBlog: 'ब्लॉग पर नया',
    everyMonday: (link) => ['हर सोमवार: ', link('रविवार की पहेली, चाल-दर-चाल')],
  },
  featuredPost: {
    featured: 'खास लेख',
  },
  historyPage: {
    theHistoryOfChess: 'शतरंज का इतिहास',
    inFiveChapters: 'पैदल, घोड़ों, हाथियों और रथों के भारतीय खेल से आज की स्क्रीन तक, पाँच अध्यायों में।',
    chapter: (number) => `अध्याय ${number}`,
  },
  historyTeaser: {
    fromChaturangaToToday: 'चतुरंग से आज तक, पाँच अध्यायों में',
  },
  latestPosts: {
    latestFromTheBlog: 'ब्लॉग के नए लेख',
    allPosts: 'सारे लेख',
  },
  neighbourLinks: {
    previousAndNextPost: 'पिछला और अगला लेख',
    previousPost: 'पिछला लेख',
    nextPost: 'अगला लेख',
    historyOfChess: 'शतरंज का इतिहास',
    beforeThis: 'इससे पहले',
    whatCameNext: 'इसके बाद',
  },
  relatedPosts: {
    relatedChessArticles: 'इसी विषय के लेख',
    relatedPosts: 'इसी विषय के लेख',
    allPostsInTheBlog: 'शतरंज ब्लॉग के सारे लेख',
  },
  timeline: {
    timeline: 'कब क्या हुआ',
  },
  sources: {
    sources: 'स्रोत',
  },
  tableOfContents: {
    onThisPage: 'इस पेज पर',
  },
  tagList: {
    tags: 'विषय',
  },
  gameFigure: {
    after: (move) => `${move} के बाद`,
    startingPosition: 'शुरुआती स्थिति',
    playFromHere: 'यहाँ से खेलें',
    analyseFromHere: 'यहाँ से विश्लेषण करें',
    moves: 'चालें',
    players: (white, black) => `${white} बनाम ${black}`,
    results: { '1-0': 'सफ़ेद की जीत', '0-1': 'काले की जीत', '1/2-1/2': 'ड्रॉ' },
  },
  positionFigure: {
    playFromHere: 'यहाँ से खेलें',
    goal: (kind, within) => {
      switch (kind) {
        case 'mate':
          return `कंप्यूटर को ${numberWord(within)} ${plural(within, 'चाल', 'चालों')} में मात दें`
        case 'win':
          return 'कंप्यूटर के सामने जीतकर दिखाएँ'
        case 'draw':
          return 'कंप्यूटर के सामने ड्रॉ बचाएँ'
      }
    },
  },
  chartFigure: {
    bars: (bars) => bars.map(({ label, share }) => `${label}: ${share}`).join(', '),
  },
  legalPage: {
    binding: (link) => ['यह हिंदी में संक्षेप है। कानूनी रूप से मान्य पाठ ', link('अंग्रेज़ी वाला'), ' है।'],
    lastUpdated: (date) => ['पिछला बदलाव: ', date],
    lastUpdatedAndFirst: (date, first) => ['पिछला बदलाव: ', date, '। पहला संस्करण: ', first],
  },
  measuredPage: {
    calibratedSince: 'इसके बाद विरोधियों को फिर से परखा गया है, इसलिए ये आँकड़े उनके पिछले संस्करण के हैं।',
    olderEngine: (measured, current) => `ये आँकड़े इंजन ${measured} के हैं; साइट पर अब ${current} चलता है।`,
    haveAGameReviewed: 'अपनी किसी बाज़ी की समीक्षा पाएँ',
  },
  playerPage: {
    backToRankings: 'रैंकिंग पर वापस',
    biography: 'जीवन',
    playingStyle: 'खेल की शैली',
    keyGame: 'यादगार बाज़ी',
    recentUpdates: 'ताज़ा खबरें',
    keyMatches: 'हाल के सालों के खास मुकाबले',
    born: (title, date) => `${title}। जन्म: ${date}`,
    bornIn: (title, date, place) => `${title}। जन्म: ${date}, ${place}`,
    currentRatings: 'मौजूदा रेटिंग',
    list: (month) => `FIDE की ${month} की सूची से।`,
    listOfUnmarked: (month) => `जिन अंकों पर निशान नहीं है, वे FIDE की ${month} की सूची से हैं।`,
    lastInTheTopTwenty: (link, month) => ['पहले ', link('बीस'), ` में आखिरी बार: ${month}`],
    youMightAlsoLike: 'शायद ये भी पसंद आएँ',
    allRankings: 'पूरी रैंकिंग',
  },
  playerServer: {
    stepThroughIt: '“आगे” या कोई भी चाल दबाएँ और बाज़ी को चाल-दर-चाल देखें।',
    haveAGameReviewed: 'अपनी किसी बाज़ी की समीक्षा पाएँ',
    takeOver: 'निर्णायक मोड़ से कंप्यूटर के सामने खुद खेलें',
  },
  playersPage: {
    chessPlayers: 'शतरंज के खिलाड़ी',
    livesStylesAndGames: (link) => [
      'दुनिया के सबसे मज़बूत खिलाड़ी: जीवन, शैली और बाज़ियाँ, और लगभग हर पेज पर चाल-दर-चाल देखने के लिए एक बाज़ी। रैपिड और ब्लिट्ज़ की रेटिंग ',
      link('रैंकिंग'),
      ' में है।',
    ],
    theTopTwenty: 'शीर्ष 20',
    classicalRatings: (month) => ['क्लासिकल रेटिंग FIDE की ', month, ' की सूची से।'],
    womenAtTheTop: 'शिखर की महिला खिलाड़ी',
    theWorldChampionAndOthers:
      'विश्व चैंपियन, उनकी चैलेंजर, चार बार की चैंपियन और पाँच और खिलाड़ी, उसी सूची की क्लासिकल रेटिंग के क्रम में। चीन की जू जीनर की रेटिंग भी इतनी ही ऊँची है; यहाँ उनका पेज अभी नहीं है।',
    alsoProfiled: 'और खिलाड़ी',
    inTheTopTwentySince: (day) =>
      `ये खिलाड़ी ${day} के बाद शीर्ष 20 में रहे हैं; हर कार्ड पर उनका आखिरी महीना लिखा है। बिना हारे भी सूची से बाहर होना संभव है: एक साल तक रेटिंग वाली कोई क्लासिकल बाज़ी न खेलने पर FIDE स्थान देना बंद कर देता है।`,
    lastPlaced: (month) => `आखिरी बार सूची में: ${month}`,
  },
  rankings: {
    globalRankings: 'दुनिया के ग्रैंडमास्टरों की रैंकिंग',
    rating: 'रेटिंग',
    lastUpdated: (date) => ['पिछला बदलाव ', date, ' को हुआ।'],
    list: (month) => ['रेटिंग FIDE की ', month, ' की सूची से है।'],
    listOfUnmarked: (month) => ['जिन रेटिंग पर निशान नहीं है, वे FIDE की ', month, ' की सूची से हैं।'],
    aboutThisList: 'इस सूची के बारे में',
    pageAndList: (month) => [
      'यह पेज उसी दिन बना है; रेटिंग FIDE की ',
      month,
      ' की सूची से है, जो हमारे पास सबसे नई है।',
    ],
    byCountry: 'शीर्ष 20 में सबसे ज़्यादा खिलाड़ी',
    players: (count) => `${count} खिलाड़ी`,
    whoIsNotRanked: 'पिछले एक साल में रेटिंग वाली कोई क्लासिकल बाज़ी न खेलने वाले खिलाड़ी इस सूची में नहीं हैं।',
    allPlayers: (link) => [link('सारे खिलाड़ियों के परिचय'), ' भी देखें।'],
    columns: { rank: 'स्थान', player: 'खिलाड़ी', country: 'देश', rating: 'रेटिंग' },
    notRanked: 'स्थान नहीं',
    kinds: { classical: 'क्लासिकल', rapid: 'रैपिड', blitz: 'ब्लिट्ज़' },
    asOf: (date, source) => `${date} को: ${source}`,
    notKnown: 'पता नहीं',
    note: (number) => `टिप्पणी ${number}`,
    notes: 'टिप्पणियाँ',
  },
  topThree: {
    atTheTopOfTheWorld: 'दुनिया के शिखर पर',
    list: (month) => ['क्लासिकल शतरंज, FIDE की ', month, ' की सूची'],
    viewFullRankings: 'पूरी रैंकिंग देखें',
    rank: (rank) => `स्थान ${rank}`,
    eloRating: 'ईलो रेटिंग',
  },
  toolbar: {
    first: 'शुरू में',
    previous: 'पीछे',
    play: 'चलाएँ',
    pause: 'रोकें',
    next: 'आगे',
    last: 'अंत में',
    flipBoard: 'बोर्ड घुमाएँ',
  },
  search: {
    searchTheBlog: 'ब्लॉग में खोजें',
    example: 'सिसिलियन, हाथी का एंडगेम, आनंद',
    found: (posts, asked) => {
      if (posts === 0) return `“${asked}” से कोई लेख नहीं मिला। कम शब्द या दूसरे शब्द आज़माएँ।`
      return posts === 1 ? `“${asked}” से एक लेख मिला।` : `“${asked}” से ${posts} लेख मिले।`
    },
  },
  sundayPage: {
    sundaysPuzzle: 'रविवार की पहेली, चाल-दर-चाल',
    task: (solver, rating, difficulty) =>
      `${sideName(solver, 'oblique')} की बारी। रेटिंग लगभग ${rating}: ${difficulty}।`,
    oneForEachSunday: (link) => [
      'हर रविवार एक पहेली: महीने के पहले रविवार को आसान, आखिरी रविवार को कठिन। सोमवार को हम उसे चाल-दर-चाल समझाते हैं। ',
      link('आज की पहेली'),
      ' होम पेज पर है।',
    ],
    allWeeks: 'सारे हफ़्ते',
    puzzleOf: (sunday) => [sunday, ' की पहेली।'],
    beforeYouMove: 'चाल से पहले',
    moveByMove: 'चाल-दर-चाल',
    themes: (themes) => `विषय: ${list(themes, 'and')}।`,
    whereItComesFrom: (link) => [
      'यह पहेली Lichess पर खेली गई एक बाज़ी से, और वहाँ के मुफ़्त संग्रह से है (',
      link('Lichess पर यह पहेली'),
      ')। वहाँ हल की हर चाल इकलौती अच्छी चाल होती है; कई चालों से तुरंत मात हो, तो उनमें से कोई भी सही है।',
    ],
    otherWeeks: 'दूसरे हफ़्ते',
    theWeekBefore: (sunday) => `इससे पहले का हफ़्ता: ${sunday}`,
    theWeekAfter: (sunday) => `इसके बाद का हफ़्ता: ${sunday}`,
    positionAsItWasSet: 'पहेली की स्थिति। हल को चाल-दर-चाल देखें, या बोर्ड के पास पढ़ें।',
    trainOnPuzzles: 'अपने स्तर की पहेलियों पर अभ्यास करें',
    trainThisTheme: (theme) => `इस विषय का अभ्यास करें: ${theme}`,
  },
  explainPuzzle: {
    hasJustPlayed: (color, san) => `${sideName(color, 'oblique')} की पिछली चाल ${san} थी।`,
    checkmate: 'शह-मात।',
    takesOn: (role, captured, square, isCheck) =>
      `${pieceName(role)} ${square} के ${pieceName(captured, 'oblique')} को मारता है${isCheck ? ', शह के साथ' : ''}।`,
    givesCheck: (role) => `${pieceName(role)} शह देता है।`,
    endsTheCheck: (role, square) => `${pieceName(role)} ${square} पर जाता है, और शह टल जाती है।`,
    quietMove: 'शांत चाल: न शह, न कोई मोहरा मारा गया।',
    oneLegalReply: 'जवाब में एक ही चाल संभव है।',
    waysOutOfTheCheck: (count) => `शह से निकलने के ${numberWord(count)} रास्ते हैं।`,
    theOnlyLegalMove: 'यही एक चाल संभव है।',
    takes: (role, captured) => `${pieceName(role)} ${pieceName(captured, 'oblique')} को मारता है।`,
    onlyWayOut: (san) => `शह से निकलने का एक ही रास्ता है: ${san}।`,
    waysOut: (sans) => `शह से निकलने के ${numberWord(sans.length)} रास्ते हैं: ${list(sans, 'and')}।`,
    isMated: (san, first, within) =>
      within === 1
        ? `${san} खेलने पर ${first} से मात हो जाती है।`
        : `${san} खेलने पर ${first} से ${numberWord(within)} चालों में मात हो जाती है।`,
    isTaken: (san, by) => `${san} में जितना मिलता है, उससे ज़्यादा ${by} से चला जाता है।`,
    isInCheck: (color) => `${sideName(color, 'oblique')} का राजा शह में है।`,
    countFirst: 'पहले गिनें: प्यादा एक, घोड़ा या ऊँट तीन, हाथी पाँच, वज़ीर नौ।',
    level: 'दोनों तरफ़ मोहरे बराबर हैं।',
    balance: (color, ahead) => `${sideName(color)} ${points(Math.abs(ahead))} ${ahead > 0 ? 'आगे' : 'पीछे'} है।`,
    checks: (sans) =>
      sans.length === 1
        ? `एक ही चाल से शह मिलती है, और वह ${sans.join('')} है।`
        : `${list(sans, 'and')}: इन ${numberWord(sans.length)} चालों से शह मिलती है।`,
    captures: (sans) =>
      sans.length === 1
        ? `मारने की एक ही चाल है, और वह ${sans.join('')} है।`
        : `${list(sans, 'and')}: मारने की ये ${numberWord(sans.length)} चालें हैं।`,
    noCheckAndNothingToTake: 'न कोई शह है, न मारने को कुछ।',
    oneMoveIsRight: (san) => `सही चाल एक ही है: वह ${san} है।`,
    noneOfThem: (san) => `सही चाल इनमें नहीं है: वह ${san} है।`,
    rightMoveIsQuiet: (san) => `सही चाल शांत है: वह ${san} है।`,
    mateEndsTheCount: 'मात के बाद कोई गिनती नहीं।',
    hasGainedForGood: (color, gained) =>
      `पहेली की शुरुआत से अब तक ${sideName(color, 'oblique')} को ${points(gained)} का फ़ायदा हुआ है, सारी अदला-बदली के बाद।`,
  },
  blog: {
    chessArticles:
      'शतरंज के लेख, जो उसी शाम काम आएँ: ओपनिंग और उनकी योजनाएँ, दाँव, एंडगेम, अभ्यास, चाल-दर-चाल मशहूर बाज़ियाँ, खबरें और भारत की शतरंज।',
    keywords: 'शतरंज ब्लॉग, शतरंज लेख, शतरंज ओपनिंग, शतरंज के दाँव, शतरंज एंडगेम',
  },
  post: {
    postNotFound: 'लेख नहीं मिला',
    fromTheArchive: (day) => ['पुरानी खबर: यहाँ वही लिखा है जो ', day, ' तक पता था।'],
    thePostDoesNotExist: 'यह लेख ब्लॉग में नहीं है।',
  },
  tag: {
    allInEnglish: (articles) =>
      articles === 1 ? 'इस विषय का लेख अंग्रेज़ी में' : `इस विषय के सारे ${numberWord(articles)} लेख अंग्रेज़ी में`,
    tagNotFound: 'विषय नहीं मिला',
    noArticleCarriesIt: 'इस विषय का कोई लेख नहीं है।',
    keywords: (tag) => `शतरंज, ${tag}, शतरंज लेख, शतरंज ब्लॉग`,
  },
  history: {
    theHistoryInFiveChapters:
      'शतरंज का इतिहास पाँच अध्यायों में: चतुरंग, सदियों का सफ़र, पिछले पचास साल, और भारत की अपने ही खेल में वापसी।',
    keywords: 'शतरंज का इतिहास, चतुरंग, शतरंज की शुरुआत, भारत में शतरंज',
  },
  measured: {
    keywords: 'शतरंज इंजन का स्तर, शतरंज कोच, शतरंज बाज़ी की समीक्षा, Stockfish से तुलना',
  },
  player: {
    playerNotFound: 'खिलाड़ी नहीं मिला',
    theProfileDoesNotExist: 'इस खिलाड़ी का परिचय यहाँ नहीं है।',
    title: (name) => `${name}: रेटिंग और जीवन`,
    titleWithGame: (name) => `${name}: रेटिंग, जीवन और एक यादगार बाज़ी`,
    sharePicture: (name) => `${name}, साथ में हरी मेहराब में झंडे और रेटिंग का कार्ड`,
    rankings: 'रैंकिंग',
  },
  players: {
    profilesOfTheStrongest:
      'दुनिया के सबसे मज़बूत शतरंज खिलाड़ियों के परिचय: शीर्ष 20, शिखर की आठ महिलाएँ, और पहले वहाँ रह चुके खिलाड़ी। जीवन, शैली और बाज़ियाँ।',
    keywords: 'शतरंज खिलाड़ी, शतरंज ग्रैंडमास्टर, खिलाड़ियों के परिचय, सबसे अच्छे शतरंज खिलाड़ी',
  },
  rankingsRoute: {
    theTwentyHighest:
      'सबसे ऊँची रेटिंग वाले बीस सक्रिय शतरंज खिलाड़ी: FIDE की एक ही सूची से क्लासिकल, रैपिड और ब्लिट्ज़ रेटिंग, उस सूची का महीना, और हर खिलाड़ी का परिचय।',
    keywords: 'शतरंज रैंकिंग, फ़िडे रेटिंग, सबसे अच्छे शतरंज खिलाड़ी, ग्रैंडमास्टर रैंकिंग',
  },
  sunday: {
    puzzleNotFound: 'पहेली नहीं मिली',
    noPuzzleForThisDay: 'इस दिन की कोई पहेली नहीं है।',
    title: (sunday) => `रविवार की पहेली, चाल-दर-चाल: ${sunday}`,
    puzzleOfSunday: (sunday) =>
      `${sunday} की शतरंज पहेली, चाल-दर-चाल: क्या गिनना है, कौन-सी शह और मारने की चालें हैं, और फ़ैसला किससे होता है।`,
    oneForEachSunday:
      'हर रविवार एक शतरंज पहेली, चाल-दर-चाल: क्या गिनना है, कौन-सी शह और मारने की चालें हैं, और हल क्यों काम करता है।',
    keywords: 'शतरंज पहेली का हल, हफ़्ते की शतरंज पहेली, शतरंज के दाँव',
  },
}

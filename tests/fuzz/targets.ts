import fc from 'fast-check'
import { readAddress, readText } from '#app/analysis/read-text.ts'
import { parseBoardLook } from '#app/board/look/board-look.ts'
import { parseRankingView } from '#app/editorial/rankings/ranking.ts'
import { parseGameStart } from '#app/game/game-text.ts'
import { newGame } from '#app/game/game.ts'
import { parseOnlineChoices } from '#app/game/online/invite/online-choices.ts'
import { parsePreferences } from '#app/line/preferences.ts'
import { makeStoredGame, parseStoredGame } from '#app/game/saving/stored-game.ts'
import { AGAINST_COMPUTER } from '#app/game/game.fixture.ts'
import { parseChoices } from '#app/game/setup/choices.ts'
import { parseTypedMove } from '#app/line/typed-move.ts'
import { readPastedGames } from '#app/review/pgn/pasted-games.ts'
import { parseFen, positionFromFen, START_FEN } from '#chess/fen.ts'
import { parseClock, parseComment } from '#chess/pgn-comment.ts'
import { parsePgnTrees } from '#chess/pgn-reader.ts'
import { parsePgn } from '#chess/pgn.ts'
import { positionOf, SAMPLE_FENS } from '#chess/samples.ts'
import { parseSan } from '#chess/san.ts'
import { parseUci } from '#chess/uci.ts'
import { parseBoardBlock } from '#content/board-block.ts'
import { ContentError } from '#content/document.ts'
import { parsePosts } from '#content/posts.ts'
import { UciSession } from '#engine/uci/uci.ts'
import { parseInvitation, parseJoining } from '#live/invitation.ts'
import { parseClientMessage, parseServerMessage } from '#live/protocol.ts'
import { computerOpponent, finishedRecord, recordOfTwo } from '#matches/game-record.fixture.ts'
import { readGameRecord } from '#matches/game-record-text.ts'
import { parseGameRecord } from '#matches/parse-game-record.ts'
import { judge } from '#matches/judge.ts'
import { parseFilter } from '#matches/match-filter.ts'
import { nameDevice } from '#server/accounts/device-words.ts'
import { findClientAddress } from '#server/client-address.ts'
import { parseOrder } from '#server/donations/order.ts'
import { priceTiers } from '#server/donations/settings.ts'
import { makeReadEvent } from '#server/donations/stripe-events.ts'
import { parseEnv } from '#server/env.ts'
import { loggedPath } from '#server/http/logged-path.server.ts'
import { isWellFormed, withoutSlashesAtEnd } from '#server/http/page-path.ts'
import { accepts } from '#server/http/static.ts'
import { networkOf } from '#server/limits/network.ts'
import { createLog } from '#server/log.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import Stripe from 'stripe'
import { surveyList } from '../../scripts/cli/ratings/list-file.ts'
import { CARLSEN, GUKESH, NOVICE, textList, xmlList } from '../../scripts/cli/ratings/lists.fixture.ts'
import { hostileText, hostileValue } from './hostile.ts'

/** Everything that reads outside input, each with valid texts and values from which malformed ones are derived. */

/** Users' own pages read pasted games, in time linear in their length; this many characters reveal anything slower. */
const LONG = 20_000

export interface Target {
  readonly arbitrary: fc.Arbitrary<unknown>
  readonly read: (given: never) => unknown
  /** The errors that it declares. */
  readonly throws?: (error: unknown) => boolean
}
const text = (right: readonly string[], read: (given: string) => unknown, longest?: number): Target => ({
  arbitrary: hostileText(right, longest),
  read,
})
const value = (right: readonly unknown[], read: (given: unknown) => unknown): Target => ({
  arbitrary: hostileValue(right),
  read,
})
const isContentError = (error: unknown) => error instanceof ContentError

/** One shared instance, since each has a table of 16 MB. */
const session = new UciSession({ write: () => {}, now: () => 0, poll: () => {} })
const start = positionOf(START_FEN)
const busy = positionOf(SAMPLE_FENS[1] ?? START_FEN)
const PGNS = [
  '[Event "A"]\n[Site "?"]\n[Result "1-0"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0',
  '[FEN "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"]\n[SetUp "1"]\n\n1... Kb5 {[%clk 0:01:00] [%eval -0.3]} (1... exd3 $1 (1... Ka3)) 2. Qe7 *',
  '1. e4 ; to the end\n% not this\ne5 2. O-O-O 0-0 {\\"} $139 1/2-1/2\n\n[White "B"]\n\n1. d4 0-1',
]
const SANS = ['e4', 'Nf3', 'O-O', '0-0-0', 'exd5', 'e8=Q+', 'R1a3#', 'Qh4xe1', 'N@f3', 'Bxf7!?']
const UCIS = ['e2e4', 'e7e8q', 'e1g1', '0000', 'a1a9']
const POST = `---
id: '33'
slug: a-post
title: 'A post'
group: added
excerpt: Of what it is.
date: 2026-11-22
author: Chess Experts Team
tags: [Openings, Strategy]
metaDescription: What it says.
keywords: one, two
---

Words.
`
const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const MESSAGES = [
  { type: 'hello', key: 'abcdefghijklmnopqrstuv', v: 7, pre: [{ ply: 3, uci: 'e7e8q' }], away: true },
  { type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 2310 },
  { type: 'do', n: 2, what: 'rematch', v: 3 },
  { type: 'moved', v: 5, ply: 0, uci: 'e2e4', left: { w: 1, b: 2 }, runs: null, lag: 0, n: 1 },
]
const INVITATION = {
  minutes: 5,
  increment: 3,
  untimed: false,
  color: 'white',
  name: 'Anna',
  start: START_FEN,
}
const SETTINGS = {
  mode: 'human-vs-ai',
  timeControl: 10,
  aiDifficulty: 'beginner',
  increment: 0,
  untimed: false,
} as const
const STORED = makeStoredGame(newGame('a-game', AGAINST_COMPUTER, 0), 0)
const GAMES = [finishedRecord(), recordOfTwo(), finishedRecord({ opponent: computerOpponent({ seat: 'b' }) })]

const SECRET = 'whsec_of_the_tests'
const SIGNED_AT = 1_750_000_000
const readReport = makeReadEvent(SECRET)
const sign = (payload: string) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: SIGNED_AT })

async function* inPieces(given: string): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(given)
  yield bytes.subarray(0, 400)
  yield bytes.subarray(400)
}

/** The parsers by name. */
export const TARGETS: Record<string, Target> = {
  FEN: text(SAMPLE_FENS, (given) => [parseFen(given), positionFromFen(given)]),
  SAN: text(SANS, (given) => [parseSan(start, given), parseSan(busy, given)]),
  'a typed move': text([...SANS, ...UCIS], (given) => parseTypedMove(busy, given)),
  'a move of UCI': text(UCIS, (given) => parseUci(busy, given)),
  'lines of UCI': {
    arbitrary: fc.array(
      hostileText(
        [
          'position startpos moves e2e4 e7e5',
          `position fen ${SAMPLE_FENS[2]}`,
          'setoption name Level value master',
        ],
        4_000,
      )
        // A search may take as long as requested.
        .map((line) => line.replaceAll(/\b(go|bench|isready)\b/g, 'no')),
      { maxLength: 5 },
    ),
    read(lines: readonly string[]) {
      // Excluded: allocating a new table of positions takes as long as its size requires.
      for (const line of lines.filter((each) => !/hash/i.test(each))) session.receive(line)
    },
  },
  PGN: text(PGNS, (given) => [parsePgn(given), parsePgnTrees(given)], LONG),
  'a pasted game': text(PGNS, readPastedGames, LONG),
  'a text to analyse': text([...PGNS, ...SAMPLE_FENS], readText, LONG),
  'an address of the analysis board': text(
    [
      '?fen=8/8/8/8/k2Pp2Q/8/8/3K4%20b%20-%20d3%200%201',
      '#pgn=1.%20e4%20e5&line=0%200',
      '#pgn=1.%20e4&ply=1',
    ],
    (given) => readAddress(given, given),
  ),
  'a comment of a game': text(['[%clk 0:01:00] Best', '[%eval #-3]'], (given) => [
    parseComment(given),
    parseClock(given),
  ]),
  'where a game starts': text(SAMPLE_FENS, parseGameStart),
  'a finished game': value(GAMES, (given) => {
    const parsed = parseGameRecord(given)
    const game = parsed.ok ? readGameRecord(parsed.value) : parsed
    return game.ok ? judge(game.value) : game
  }),
  'a message of online play': {
    arbitrary: fc.oneof(
      hostileValue(MESSAGES).map((given) => JSON.stringify(given) ?? ''),
      hostileText(MESSAGES.map((each) => JSON.stringify(each))),
    ),
    read: (given: string) => [parseClientMessage(given), parseServerMessage(given)],
  },
  'an invitation': value([INVITATION, { name: 'Ben' }], (given) => [
    parseInvitation(given),
    parseJoining(given),
  ]),
  'a game stored on the device': value([STORED], parseStoredGame),
  'choices stored on the device': text([JSON.stringify(SETTINGS), '{"pieces":"rook"}'], (given) => [
    parseChoices(given),
    parsePreferences(given),
    parseBoardLook(given),
    parseOnlineChoices(given),
  ]),
  'the query of a list': text(
    ['result=win&opponent=master&color=b&q=sicilian+najdorf', 'format=blitz&sort=born&order=desc'],
    (given) => {
      const query = new URLSearchParams(given)
      return [parseFilter(query), parseRankingView(query)]
    },
  ),
  'a name': text(
    ['Asha Rao', 'José Raúl Capablanca', 'विश्वनाथन आनंद', 'x@y.example', '+44 121 496 0000'],
    parseDonorName,
  ),
  'an order': value(
    [{ priceId: 'price_coffee', amount: 10, description: 'x', donorName: 'Asha', attempt: 'a' }],
    (given) => parseOrder(given, priceTiers({})),
  ),
  'forwarding headers': text(['203.0.113.8, 10.0.0.1', '2001:db8::1, ::ffff:10.0.0.1', 'unknown'], (given) =>
    [0, 1, 2].map((proxies) => networkOf(findClientAddress(given, '127.0.0.1', proxies))),
  ),
  'the name of a browser': text([BROWSER], nameDevice),
  'Accept-Encoding': text(['gzip, deflate, br;q=0.9, *;q=0'], (given) => [
    accepts(given, 'br'),
    accepts(given, 'gzip'),
  ]),
  'a path': text(
    ['/blog/a-post', '/..%2f..%2fetc', '/%ff', '//evil.example', '/online/abcdefghijkl'],
    (given) => [isWellFormed(given), withoutSlashesAtEnd(given), loggedPath(given)],
  ),
  'a line of the log': text(['to asha@chess.test', 'postgres://u:p@host/db', 'token=abc'], (given) =>
    createLog('debug', () => {})('info', given, { path: given, [given]: given, error: new Error(given) }),
  ),
  settings: {
    arbitrary: fc.record({
      PORT: hostileText(['3000'], 1_000),
      ORIGIN: hostileText(['https://chess.example'], 1_000),
      DATABASE_URL: hostileText(['postgres://u:p@localhost/rook'], 1_000),
      SMTP_URL: hostileText(['smtps://u:p@mail.example'], 1_000),
      SITE_EMAIL: hostileText(['hello@chess.example'], 1_000),
    }),
    read: parseEnv,
  },
  'an article': {
    ...text([POST], (given) => parsePosts([{ file: 'a-post.md', text: given }]), 8_000),
    throws: isContentError,
  },
  'a board in an article': text(
    [
      `${START_FEN}\ncaption: The start\nhighlight: e4\narrows: e2e4`,
      'fischer-spassky\ncaption: Six\nply: 12',
      PGNS[0] ?? '',
    ],
    (given) => (['fen', 'pgn', 'game'] as const).map((language) => parseBoardBlock(language, given)),
  ),
  'a list of FIDE': {
    ...text(
      [
        textList('combined', [CARLSEN, GUKESH, NOVICE]),
        xmlList([CARLSEN, GUKESH]),
        'fideid,name,fed,rating\n1503014,"Carlsen, Magnus",NOR,2839\n',
      ],
      (given) =>
        surveyList(
          { file: 'standard_nov24frl.txt', pieces: inPieces(given) },
          { kind: undefined, month: undefined, players: new Set([1503014]), inactive: new Set(), places: 2 },
        ),
    ),
    throws: isContentError,
  },
  'a report of Stripe': {
    arbitrary: fc.record({
      body: fc.oneof(
        hostileValue([
          {
            id: 'evt_1',
            type: 'checkout.session.completed',
            created: 1_750_000_000,
            data: {
              object: {
                ...{ id: 'cs_1', created: 1_750_000_000, amount_total: 5000, currency: 'gbp' },
                ...{
                  payment_status: 'paid',
                  payment_intent: 'pi_1',
                  metadata: { tier: 'server', donor_name: 'A' },
                },
              },
            },
          },
          {
            ...{ id: 'evt_2', type: 'charge.refunded', created: 1_750_000_000 },
            data: { object: { payment_intent: 'pi_1', amount_refunded: 5000 } },
          },
          {
            ...{ id: 'evt_3', type: 'charge.dispute.closed', created: 1_750_000_000 },
            data: { object: { payment_intent: { id: 'pi_1' }, status: 'won' } },
          },
        ]).map((event) => JSON.stringify(event) ?? ''),
        hostileText(['{"id":"evt_1"}']),
      ),
      // Two of three have a valid signature like Stripe's.
      forged: fc.option(hostileText([`t=${SIGNED_AT},v1=00`], 1_000), { freq: 3, nil: undefined }),
    }),
    read: ({ body, forged }: { body: string; forged: string | undefined }) =>
      readReport(Buffer.from(body), forged ?? sign(body), new Date(SIGNED_AT * 1_000)),
  },
}

import {
  roundsPaired,
  USUAL_POINTS,
  type GameColor,
  type ExtraPoints,
  type ForbiddenGroup,
  type Participant,
  type PointValues,
  type RoundRecord,
  type Tenths,
} from '../tournament.ts'
import { checkPlayers } from './check-players.ts'
import type { ReadPlayer } from './read-player.ts'
import { HEADERS, isBakuCode, type Header, type Report } from './report.ts'
import { readRound, ROUND_COLUMN, ROUND_WIDTH } from './result-codes.ts'
import { refuseFile, TrfFault, type TrfLine, type TrfResult } from './trf-error.ts'
import { field, readTenths, readWhole, readWholes } from './trf-fields.ts'

/** Reads a tournament report file: TRF16 with JaVaFo's additions, and TRF-2026. */
export function parseTrf(text: string): TrfResult<Report> {
  const reader = new Reader()
  try {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
    for (const [index, line] of lines.entries()) reader.read({ number: index + 1, text: line.trimEnd() })
    return { ok: true, value: reader.finish() }
  } catch (error) {
    if (error instanceof TrfFault) return error.fault
    throw error
  }
}

interface AnnouncedBye {
  readonly line: TrfLine
  readonly round: number | undefined
  readonly player: number
  readonly bye: 'full' | 'half' | 'zero'
}

const POINT_LETTERS: Readonly<Record<string, readonly (keyof PointValues)[]>> = {
  W: ['win'],
  D: ['draw'],
  L: ['loss'],
  A: ['absence'],
  // bbpPairings 6.0.0 writes Z.
  Z: ['absence'],
  P: ['allocatedBye'],
  X: ['pending'],
}
const JAVAFO_POINTS: Readonly<Record<string, readonly (keyof PointValues)[]>> = {
  BBW: ['win'],
  BBD: ['draw'],
  BBL: ['loss'],
  BBZ: ['absence'],
  BBF: ['absence'],
  BBU: ['allocatedBye'],
}
const BYE_LETTERS: Readonly<Record<string, AnnouncedBye['bye']>> = { F: 'full', H: 'half', Z: 'zero' }
/** More than any file has. */
const LAST_ROUND = 999

class Reader {
  private readonly players: ReadPlayer[] = []
  private readonly headers: Partial<Record<Header, string>> = {}
  private readonly points: Partial<Record<keyof PointValues, Tenths>> = {}
  private readonly forbidden: ForbiddenGroup[] = []
  private readonly extraPoints: ExtraPoints[] = []
  private readonly byes: AnnouncedBye[] = []
  private readonly otherLines: string[] = []
  private roundDates: string[] = []
  private rounds: { line: TrfLine; count: number } | undefined
  private initialColor: GameColor | undefined
  private usesRank = false
  private hasAbnormalPoints = false

  read(line: TrfLine) {
    if (line.text.trim() === '') return
    const code = line.text.slice(0, 3)
    if (code === '001') this.readPlayer(line)
    else if (code in HEADERS)
      this.headers[HEADERS[code as keyof typeof HEADERS]] = field(line, 5, line.text.length)
    else if (code in JAVAFO_POINTS)
      this.setPoints(JAVAFO_POINTS[code]!, readTenths(line, 4, line.text.length))
    else if (!this.readRecord(code, line)) this.otherLines.push(line.text)
  }

  private readRecord(code: string, line: TrfLine): boolean {
    switch (code) {
      case '132':
        this.roundDates = (line.text.slice(ROUND_COLUMN - 1).match(/\d\d\/\d\d\/\d\d/g) ?? []).slice()
        return true
      case '142':
      case 'XXR':
        return this.readRounds(line)
      case '152':
        return this.setInitialColor(line, field(line, 5, line.text.length))
      case 'XXC':
        return this.readConfiguration(line)
      case '162':
        return this.readPoints(line)
      case '240':
        return this.readByes(line)
      case 'XXZ':
        return this.readAbsent(line)
      case '250':
        return this.readExtraPoints(line)
      case 'XXA':
        return this.readExtraPointsOfPlayer(line)
      case '260':
        return this.forbid(line, readWhole(line, 5, 7), readWhole(line, 9, 11), readWholes(line, 13, 5))
      case 'XXP':
        return this.forbid(line, undefined, undefined, this.readWords(line))
      case '299':
      case 'XXS':
        this.hasAbnormalPoints = true
        return false
      default:
        return false
    }
  }

  private readPlayer(line: TrfLine) {
    const id = readWhole(line, 5, 8)
    if (id === undefined || id === 0) refuseFile(line, 5, 4, 'ERR_TRF_NUMBER')
    if (this.players.some(({ player }) => player.id === id))
      refuseFile(line, 5, 4, 'ERR_TRF_DUPLICATE_PLAYER')
    const records: (RoundRecord | undefined)[] = []
    const count = Math.ceil((line.text.length - ROUND_COLUMN + 1) / ROUND_WIDTH)
    for (let index = 0; index < count; index++) records.push(readRound(line, index))
    const player: Participant = {
      id,
      seed: id,
      sex: field(line, 10, 10).toLowerCase(),
      title: field(line, 11, 13),
      name: field(line, 15, 47),
      rating: readWhole(line, 49, 52) ?? 0,
      federation: field(line, 54, 56),
      fideId: field(line, 58, 68),
      birth: field(line, 70, 79),
      rank: readWhole(line, 86, 89),
      records,
    }
    this.players.push({ line, player, records, points: readTenths(line, 81, 84) })
  }

  private readRounds(line: TrfLine): boolean {
    const count = readWhole(line, 5, Math.max(line.text.length, 5))
    if (count === undefined || count === 0) refuseFile(line, 5, 4, 'ERR_TRF_NUMBER')
    this.rounds = { line, count }
    return true
  }

  private setInitialColor(line: TrfLine, text: string): boolean {
    const letter = text.toLowerCase().slice(0, 1)
    if (letter !== 'w' && letter !== 'b') refuseFile(line, 5, 6, 'ERR_TRF_COLOR')
    this.initialColor = letter
    return true
  }

  private readConfiguration(line: TrfLine): boolean {
    for (const word of line.text.slice(3).trim().toLowerCase().split(/\s+/)) {
      if (word === 'white1' || word === 'black1') this.setInitialColor(line, word)
      else if (word === 'rank') this.usesRank = true
      else refuseFile(line, 5, line.text.length, 'ERR_TRF_RECORD')
    }
    return true
  }

  private setPoints(names: readonly (keyof PointValues)[], value: Tenths | undefined) {
    if (value !== undefined) for (const name of names) this.points[name] = value
  }

  private readPoints(line: TrfLine): boolean {
    for (let column = 6; column <= line.text.length; column += 9) {
      const letter = field(line, column, column).toUpperCase()
      if (letter === '') continue
      const names = POINT_LETTERS[letter]
      if (names === undefined) refuseFile(line, column, 1, 'ERR_TRF_RECORD')
      this.setPoints(names, readTenths(line, column + 1, column + 4))
    }
    return true
  }

  private readByes(line: TrfLine): boolean {
    const bye = BYE_LETTERS[field(line, 5, 5).toUpperCase()]
    if (bye === undefined) refuseFile(line, 5, 1, 'ERR_TRF_RESULT')
    const round = readWhole(line, 7, 9)
    if (round === undefined || round === 0) refuseFile(line, 7, 3, 'ERR_TRF_NUMBER')
    for (const player of readWholes(line, 11, 5)) this.byes.push({ line, round, player, bye })
    return true
  }

  private readAbsent(line: TrfLine): boolean {
    for (const player of this.readWords(line)) this.byes.push({ line, round: undefined, player, bye: 'zero' })
    return true
  }

  private readWords(line: TrfLine): number[] {
    return line.text
      .slice(3)
      .trim()
      .split(/\s+/)
      .map((word) =>
        /^\d+$/.test(word) ? Number(word) : refuseFile(line, 5, line.text.length, 'ERR_TRF_NUMBER'),
      )
  }

  private readExtraPoints(line: TrfLine): boolean {
    const points = readTenths(line, 10, 13)
    const [fromRound, toRound] = [readWhole(line, 15, 17), readWhole(line, 19, 21)]
    const [fromPlayer, toPlayer] = [readWhole(line, 23, 26), readWhole(line, 28, 31)]
    if (points === undefined || fromRound === undefined || fromPlayer === undefined)
      refuseFile(line, 10, 22, 'ERR_TRF_NUMBER')
    this.extraPoints.push({
      points,
      fromRound,
      toRound: toRound ?? fromRound,
      fromPlayer,
      toPlayer: toPlayer ?? fromPlayer,
    })
    return true
  }

  private readExtraPointsOfPlayer(line: TrfLine): boolean {
    const player = readWhole(line, 5, 8)
    if (player === undefined) refuseFile(line, 5, 4, 'ERR_TRF_NUMBER')
    for (let column = 10, round = 1; column <= line.text.length; column += 5, round++) {
      const points = readTenths(line, column, column + 3) ?? 0
      const range = { fromRound: round, toRound: round, fromPlayer: player, toPlayer: player }
      if (points !== 0) this.extraPoints.push({ points, ...range })
    }
    return true
  }

  private forbid(
    line: TrfLine,
    fromRound: number | undefined,
    toRound: number | undefined,
    players: readonly number[],
  ): boolean {
    if (players.length < 2) refuseFile(line, 13, line.text.length, 'ERR_TRF_NUMBER')
    this.forbidden.push({ fromRound: fromRound ?? 1, toRound: toRound ?? LAST_ROUND, players })
    return true
  }

  finish(): Report {
    if (this.players.length === 0) refuseFile({ number: 1, text: '' }, 1, 3, 'ERR_TRF_EMPTY')
    this.addByes()
    const points = this.findPoints()
    const rounds = this.rounds?.count
    const read = this.players
    const tournament = {
      players: read.map(({ player }) =>
        this.usesRank ? { ...player, seed: player.rank ?? player.id } : player,
      ),
      rounds,
      initialColor: this.initialColor,
      points,
      isBaku: isBakuCode(this.headers.system ?? ''),
      forbidden: this.forbidden,
      extraPoints: this.extraPoints,
    }
    const paired = roundsPaired(tournament)
    if (this.rounds !== undefined && paired > this.rounds.count)
      refuseFile(this.rounds.line, 5, 4, 'ERR_TRF_TOO_MANY_ROUNDS')
    checkPlayers(read, { points, paired, checksPoints: !this.hasAbnormalPoints })
    return {
      tournament,
      headers: this.headers,
      roundDates: this.roundDates,
      points: new Map(read.map((each) => [each.player.id, each.points ?? 0])),
      otherLines: this.otherLines,
    }
  }

  private findPoints(): PointValues {
    const win = this.points.win ?? USUAL_POINTS.win
    const draw = this.points.draw ?? USUAL_POINTS.draw
    const usual = { ...USUAL_POINTS, win, draw, allocatedBye: win, pending: draw }
    return { ...usual, ...this.points }
  }

  private addByes() {
    const paired = roundsPaired({ players: this.players.map((each) => each.player) })
    for (const { line, round, player, bye } of this.byes) {
      const read = this.players.find((each) => each.player.id === player)
      if (read === undefined) refuseFile(line, 11, line.text.length, 'ERR_TRF_UNKNOWN_PLAYER')
      const index = round === undefined ? paired : round - 1
      // A bye of a round that has been played is in the player's own line, too.
      if (index < paired || read.records[index] !== undefined) continue
      while (read.records.length < index) read.records.push(undefined)
      read.records[index] = { kind: 'bye', bye }
    }
  }
}

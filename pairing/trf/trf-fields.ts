import { refuseFile, type TrfLine } from './trf-error.ts'
import type { Tenths } from '../tournament.ts'

/** Fields at fixed columns, counted from 1 as the format's description does. */
export const field = ({ text }: TrfLine, from: number, to: number): string => text.slice(from - 1, to).trim()

export function readWhole(line: TrfLine, from: number, to: number): number | undefined {
  const text = field(line, from, to)
  if (text === '') return undefined
  if (!/^\d+$/.test(text)) refuseFile(line, from, to - from + 1, 'ERR_TRF_NUMBER')
  return Number(text)
}

export function readTenths(line: TrfLine, from: number, to: number): Tenths | undefined {
  const text = field(line, from, to)
  if (text === '') return undefined
  const match = /^(-?)(\d*)(?:[.,](\d))?$/.exec(text)
  if (match === null || (match[2] === '' && match[3] === undefined))
    refuseFile(line, from, to - from + 1, 'ERR_TRF_NUMBER')
  const tenths = Number(match[2]) * 10 + Number(match[3] ?? 0)
  return match[1] === '-' ? -tenths : tenths
}

/** Numbers from a column on, each `step` columns wide, as lists of players are written. */
export function readWholes(line: TrfLine, from: number, step: number): number[] {
  const numbers: number[] = []
  for (let column = from; column <= line.text.length; column += step) {
    const number = readWhole(line, column, column + step - 2)
    if (number !== undefined) numbers.push(number)
  }
  return numbers
}

export const makeTenths = (tenths: Tenths): string => {
  const size = Math.abs(tenths)
  return `${tenths < 0 ? '-' : ''}${Math.floor(size / 10)}.${size % 10}`
}

import { byRequest } from '../by-request.ts'
import { words as en } from './en.ts'
import { words as hi } from './hi.ts'

export const words = byRequest({ en, hi })

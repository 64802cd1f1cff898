import { byRequest } from '../by-request.ts'
import { words as en } from './en.ts'

export const words = byRequest({ en })

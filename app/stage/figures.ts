import dial from '#content/court/dial-240.webp'
import beginner from '#content/court/pawn-240.webp'
import intermediate from '#content/court/horse-240.webp'
import advanced from '#content/court/elephant-240.webp'
import master from '#content/court/vizier-240.webp'
import type { Level } from '#engine/levels.ts'

/** The portraits of the computer's opponents, 240 pixels wide and high. Decorative: callers name the opponent in words. */
export const FIGURES: Record<Level | 'dial', string> = { beginner, intermediate, advanced, master, dial }

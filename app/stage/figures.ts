import dial from '#content/court/dial-240.webp'
import beginner from '#content/court/pawn-240.webp'
import intermediate from '#content/court/horse-240.webp'
import advanced from '#content/court/elephant-240.webp'
import master from '#content/court/vizier-240.webp'

/** The portraits of the computer's levels and of the dial, 240 pixels wide and high. Decorative: callers name the opponent in words. */
export const FIGURES = { beginner, intermediate, advanced, master, dial }

/**
 * The script of an article with positions to be tried. It waits for a press, and then fetches the board that can be
 * played on, its styles and, with the first move, the engine: who only reads pays nothing for them.
 */
import { awaitPress } from './await-press.ts'

const own = document.querySelector<HTMLElement>('script[data-goal-script]')
if (own) awaitPress(document, own.dataset['goalScript'] ?? '', own.dataset['goalStyle'] ?? '')

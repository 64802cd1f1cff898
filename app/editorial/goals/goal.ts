/**
 * The script of an article with positions to play out. On the first press it fetches the playable board and its
 * styles, and with the first move the engine, so that readers who play nothing load none of them.
 */
import { awaitPress } from './await-press.ts'

const own = document.querySelector<HTMLElement>('script[data-goal-script]')
if (own) awaitPress(document, own.dataset['goalScript'] ?? '', own.dataset['goalStyle'] ?? '')

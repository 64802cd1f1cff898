/**
 * The pressed key. On layouts of other scripts it is the letter that a Latin keyboard has in the same place: `n` where a Hindi
 * layout types `ल`. Latin layouts, such as French, keep their own letters.
 */
export const pressedKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/[^ -~]/.test(key) && /^Key(.)$/.exec(code)?.[1]?.toLowerCase()) || key

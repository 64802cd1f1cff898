/** FNV-1a with two seeds: an id derived from the content, the same on every device. */
export function keyOf(text: string): string {
  const hash = (begin: number) =>
    [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01_00_01_93) >>> 0, begin)
  return [0x81_1c_9d_c5, 0x12_34_56_78].map((begin) => hash(begin).toString(16).padStart(8, '0')).join('')
}

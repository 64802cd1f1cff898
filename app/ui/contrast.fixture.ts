/** The solid colours that a style sheet gives to custom properties whose names begin with `prefix`. */
export const colorsIn = (css: string, prefix = '--color-'): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(new RegExp(`${prefix}([\\w-]+):\\s*(#[0-9a-f]{6})`, 'g'))].map(([, name, hex]) => [
      name,
      hex,
    ]),
  )

export const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The declarations of the first rule with exactly this selector. */
export function ruleIn(css: string, selector: string): string {
  const start = css.indexOf(`\n${selector} {`)
  return start < 0 ? '' : css.slice(start, css.indexOf('\n}', start))
}

/** The contrast ratio as WCAG 2.2 defines it: 1 for equal colours, 21 for black on white. */
export function contrast(one = '', other = ''): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

/** Relative luminance of an sRGB colour, as WCAG defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour that results from painting one colour with this opacity over another. */
export function over(top: string, opacity: number, bottom: string): string {
  const below = channels(bottom)
  const mixed = channels(top).map((channel, at) => channel * opacity + (below[at] ?? 0) * (1 - opacity))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

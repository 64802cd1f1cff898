import { ContentError } from '#content/document.ts'
import { measuredPage } from '#content/library.server.ts'
import { proseOf } from '#app/editorial/prose.server.ts'
import { measuredFigures, type MeasuredFigures } from './figures.server.ts'

/** The page on how we measured, with its figures filled in. */
export function findMeasuredPage() {
  const page = measuredPage()
  const { title, lead, metaDescription: description } = page.data
  const { html, headings } = proseOf({ ...page, body: fillMeasured(page.body, measuredFigures(), page.file) })
  return { title, lead, description, html, sections: headings.filter(({ level }) => level === 2) }
}

export function fillMeasured(text: string, figures: MeasuredFigures, file: string): string {
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (token, name: string) => {
    const figure = figures[name]
    if (figure === undefined)
      throw new ContentError([{ file, line: 1, message: `${token} was not measured` }])
    return figure
  })
}

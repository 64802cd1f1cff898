/** The script of the course's first page, which comes without React: it writes in what is done on this device. */
import { showProgress } from '#app/learn/show-progress.ts'
import { lessonProgress } from '#app/learn/progress.ts'

showProgress(document, lessonProgress.value)

/**
 * The script of the course's first page, which comes without React: it writes in what is done on this device, and then what the
 * account of whoever is signed in knows beside.
 */
import { ownerHere } from '#app/auth/last-owner.ts'
import { lessonProgressOf } from '#app/learn/progress.ts'
import { showProgress } from '#app/learn/show-progress.ts'

const owner = ownerHere()
const progress = lessonProgressOf(owner)
showProgress(document, progress.value)

if (owner !== undefined)
  import('#app/train/log/lessons.ts')
    .then(async ({ mergeLessons }) => {
      progress.change(await mergeLessons(owner, progress.value))
      showProgress(document, progress.value)
    })
    .catch((error: unknown) => console.warn('What the account knows is not shown.', error))

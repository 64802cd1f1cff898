/** The script of the course's first page, without React: shows which lessons the visitor has done. */
import { ownerHere } from '#app/auth/last-owner.ts'
import { tellAccount } from '#app/learn/progress/tell-account.ts'
import { lessonProgressOf } from '#app/learn/progress/progress.ts'
import { showProgress } from '#app/learn/progress/show-progress.ts'

const owner = ownerHere()
const { value } = lessonProgressOf(owner)
showProgress(document, value)
if (owner !== undefined) tellAccount({ boards: value })

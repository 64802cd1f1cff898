import { Form, Link, useNavigation } from 'react-router'
import { FormMessage } from '../ui/form/form-message.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './credential-fields.tsx'
import type { AuthOutcome } from './sign-in-page.tsx'
import { words } from '#words/auth'

/** Asks for a link to set a new password. The answer is the same whether or not the address has an account. */
export function ForgottenPage({ outcome }: { readonly outcome: AuthOutcome }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AuthFrame title={words.forgottenPage.title} intro={words.forgottenPage.intro}>
      <FormMessage {...outcome} />
      {outcome.sentTo === undefined ? (
        <Form method="post" noValidate className="grid gap-5">
          <EmailField />
          <SubmitButton className="w-full" busy={isBusy} busyLabel={words.forgottenPage.processing}>
            {words.forgottenPage.sendTheLink}
          </SubmitButton>
        </Form>
      ) : (
        <Link to="/auth/forgotten" replace className="py-2 text-center text-label text-green underline">
          {words.forgottenPage.nothingArrivedSendItAgain}
        </Link>
      )}
      <Link to="/auth" className="py-2 text-center text-label text-green underline">
        {words.forgottenPage.backToSigning}
      </Link>
    </AuthFrame>
  )
}

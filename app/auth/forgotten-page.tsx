import { Form, Link, useNavigation } from 'react-router'
import { FormMessage } from '../ui/form/form-message.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './credential-fields.tsx'
import type { AuthOutcome } from './sign-in-page.tsx'

/** Asks for a link to set a new password. The answer is the same for an address that has no account. */
export function ForgottenPage({ outcome }: { readonly outcome: AuthOutcome }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AuthFrame title="Forgotten password" intro="We’ll email you a link to set a new one.">
      <FormMessage {...outcome} />
      {outcome.sentTo === undefined ? (
        <Form method="post" noValidate className="grid gap-5">
          <EmailField />
          <SubmitButton className="w-full" busy={isBusy} busyLabel="Processing...">
            Send the link
          </SubmitButton>
        </Form>
      ) : (
        <Link to="/auth/forgotten" replace className="py-2 text-center text-label text-green underline">
          Nothing arrived? Send it again
        </Link>
      )}
      <Link to="/auth" className="py-2 text-center text-label text-green underline">
        Back to signing in
      </Link>
    </AuthFrame>
  )
}

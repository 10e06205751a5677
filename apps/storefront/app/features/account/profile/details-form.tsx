import type { User } from '@comptoir/contract';
import { Button, boxStyles, classNames, Field, Note } from '@comptoir/ui';
import { useState } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { renewUser } from '../../../state/account/change-session.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { useSignedData } from '../../../state/account/use-signed-data.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import { emailProblem, nameProblem, phoneProblem } from '../form/check-fields.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { useForm } from '../form/use-form.ts';
import styles from './details-form.module.css';
import { LoadFailure } from './load-failure.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

const fields = [
  { name: 'first_name', autoComplete: 'given-name', type: 'text' },
  { name: 'last_name', autoComplete: 'family-name', type: 'text' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'address', autoComplete: 'street-address', type: 'text' },
] as const;

const hints = { email: 'account.details.emailHint', address: 'account.field.addressHint' } as const;

function FilledForm({ user }: { user: User }) {
  const say = useMessage();
  const { signed } = useAccount();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    initial: {
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone,
      email: user.email,
      address: user.address ?? '',
    },
    check: ({ first_name, last_name, phone, email }) => ({
      first_name: nameProblem(first_name),
      last_name: nameProblem(last_name),
      phone: phoneProblem(phone),
      email: emailProblem(email),
    }),
    send: async ({ first_name: firstName, last_name: lastName, phone, email, address }) => {
      setSaved(false);
      const changed = { ...user, firstName, lastName, phone, email, address: address.trim() || null };
      renewUser(await signed((caller, session) => caller.updateProfile(session, changed)));
      setSaved(true);
      announce(say('account.saved'));
    },
  });
  return (
    <form {...form.props} className={classNames(boxStyles.box, 'stack')}>
      <FailureNote failure={form.failure} />
      <div className={styles.fields}>
        {fields.map(({ name, autoComplete, type }) => (
          <div key={name} className={name === 'first_name' || name === 'last_name' ? undefined : styles.whole}>
            <Field
              {...form.field(name)}
              label={say(`account.field.${name}`)}
              i18nKey={specificationKey(`account.field.${name}`)}
              hint={name === 'email' || name === 'address' ? say(hints[name]) : undefined}
              autoComplete={autoComplete}
              type={type}
              maxLength={name === 'email' ? 254 : 255}
              aria-required={name === 'address' ? undefined : true}
            />
          </div>
        ))}
      </div>
      <Button type="submit" isWide isBusy={form.isBusy}>
        {say('account.save')}
      </Button>
      {isSaved && !form.isBusy && (
        <Note kind="good">
          <p>{say('account.saved')}</p>
        </Note>
      )}
    </form>
  );
}

export function DetailsForm() {
  const profile = useSignedData('profile', async (caller, session) => {
    const user = await caller.profile(session);
    renewUser(user);
    return user;
  });
  if (profile.state === 'loading') return <RowsSkeleton />;
  if (profile.state === 'failed') return <LoadFailure error={profile.error} onRetry={profile.retry} />;
  return <FilledForm key={profile.data.id} user={profile.data} />;
}

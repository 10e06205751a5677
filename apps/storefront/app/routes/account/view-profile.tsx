import { AddressBook } from '../../features/account/addresses/address-book.tsx';
import { DetailsForm } from '../../features/account/profile/details-form.tsx';
import { ProfileFrame } from '../../features/account/profile/profile-frame.tsx';
import { VerifyBanner } from '../../features/account/profile/verify-banner.tsx';
import { accountMessages } from '../../messages/french/account.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';

export default function ViewProfile() {
  return (
    <AddedMessages add={{ account: accountMessages }}>
      <ProfileFrame title="shell.pages.Profile details">
        <div className="stack">
          <VerifyBanner />
          <DetailsForm />
          <AddressBook />
        </div>
      </ProfileFrame>
    </AddedMessages>
  );
}

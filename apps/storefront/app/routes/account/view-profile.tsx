import { AddressBook } from '../../features/account/addresses/address-book.tsx';
import { DetailsForm } from '../../features/account/profile/details-form.tsx';
import { ProfileFrame } from '../../features/account/profile/profile-frame.tsx';
import { VerifyBanner } from '../../features/account/profile/verify-banner.tsx';
import { AccountMessages } from '../../messages/account-messages.tsx';

export default function ViewProfile() {
  return (
    <AccountMessages>
      <ProfileFrame title="shell.pages.Profile details">
        <div className="stack">
          <VerifyBanner />
          <DetailsForm />
          <AddressBook />
        </div>
      </ProfileFrame>
    </AccountMessages>
  );
}

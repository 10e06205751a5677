import { Contact } from '../features/contact/contact.tsx';
import { pageMessages } from '../messages/french/page.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';
import { OpeningHours } from '../shell/components/opening-hours.tsx';

export default function ContactPage() {
  return (
    <AddedMessages add={{ page: pageMessages }}>
      <Contact hours={<OpeningHours />} />
    </AddedMessages>
  );
}

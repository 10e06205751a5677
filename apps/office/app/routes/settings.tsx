import { Settings } from '../features/settings/settings.tsx';
import { settingsMessages } from '../messages/french/settings.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function SettingsRoute() {
  return (
    <AddedMessages add={{ settings: settingsMessages }}>
      <Settings />
    </AddedMessages>
  );
}

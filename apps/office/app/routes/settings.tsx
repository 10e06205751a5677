import { Settings } from '../features/settings/settings.tsx';
import { settingsMessages } from '../messages/french/settings.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

/** `/office/reglages`: what this device is told about itself. */
export default function SettingsRoute() {
  return (
    <AddedMessages add={{ settings: settingsMessages }}>
      <Settings />
    </AddedMessages>
  );
}

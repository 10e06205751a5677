import { Team } from '../features/team/team.tsx';
import { teamMessages } from '../messages/french/team/team.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

export default function TeamRoute() {
  return (
    <AddedMessages add={{ team: teamMessages }}>
      <Team />
    </AddedMessages>
  );
}

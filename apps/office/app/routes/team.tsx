import { Team } from '../features/team/team.tsx';
import { teamMessages } from '../messages/french/team.ts';
import { AddedMessages } from '../messages/messages-provider.tsx';

/** `/office/equipe`: who works here, and on which screens. */
export default function TeamRoute() {
  return (
    <AddedMessages add={{ team: teamMessages }}>
      <Team />
    </AddedMessages>
  );
}

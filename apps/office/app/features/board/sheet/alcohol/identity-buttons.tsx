import { type Identity, identities } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../../components/office-button.tsx';
import { Text } from '../../../../messages/text.ts';

interface IdentityButtonsProps {
  onAnswer: (identity: Identity) => void;
  className: string | undefined;
}

/** Both answers to whether the diner proved their age hand the order over (LAW-29). */
export function IdentityButtons({ onAnswer, className }: IdentityButtonsProps) {
  return identities.map((identity) => (
    <OfficeButton
      key={identity}
      kind={identity === 'seen' ? 'go' : 'outline'}
      className={className}
      onClick={() => onAnswer(identity)}
      data-testid={`identity-${identity}`}
    >
      {identity === 'seen' && <Icon name="check" />}
      <Text id={`board.alcohol.${identity}`} />
    </OfficeButton>
  ));
}

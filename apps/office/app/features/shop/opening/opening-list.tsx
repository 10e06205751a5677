import type { FoundFault } from '@comptoir/contract';
import { classNames, Icon } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import { listOpeningSteps, type OpeningStep } from '../../../state/shop/opening-steps.ts';
import styles from './opening.module.css';

/** What is missing before the shop opens, in one list. */
export function OpeningList({ carte, findings }: { carte: Carte; findings: readonly FoundFault[] }) {
  const say = useMessage();
  const steps = listOpeningSteps(carte, findings);
  const done = steps.filter(({ state }) => state !== 'missing').length;
  const isReady = done === steps.length;
  return (
    <Panel title={say('shop.opening.title')}>
      <p data-testid="opening-count">
        {isReady ? say('shop.opening.ready') : say('shop.opening.count', { done, all: steps.length })}
      </p>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function StepRow({ step: { id, state, found, path } }: { step: OpeningStep }) {
  const say = useMessage();
  return (
    <li className={classNames(styles.step, styles[state])} data-testid="opening-step" data-state={state}>
      <Icon name={state === 'done' ? 'circle-check' : 'triangle-alert'} />
      <div>
        <Link to={path}>{say(`shop.opening.step.${id}`)}</Link>
        <span className="visually-hidden"> {say(`shop.opening.state.${state}`)}</span>
        <p>{say(`shop.opening.text.${id}`)}</p>
        {found.length > 0 && (
          <ul>
            {found.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

import type { Mode } from '@comptoir/domain';
import { type KeyboardEvent, useRef } from 'react';
import { specificationKey, useMessage } from '../../messages/use-message.ts';
import { type CheckoutTab, checkoutTabs } from '../../state/checkout/tabs.ts';
import styles from './checkout-tabs.module.css';

interface CheckoutTabsProps {
  current: CheckoutTab;
  mode: Mode;
  isLocked: boolean;
  onJump: (tab: CheckoutTab) => void;
}

/** The ids connect each tab with its panel for screen readers. */
export const tabId = (tab: CheckoutTab) => `checkout-tab-${tab}`;
export const panelId = 'checkout-panel';

/** All tabs can be clicked (CHK-04), and arrow keys move between them (CHK-01). */
export function CheckoutTabs({ current, mode, isLocked, onJump }: CheckoutTabsProps) {
  const say = useMessage();
  const list = useRef<HTMLDivElement>(null);
  const position = checkoutTabs.indexOf(current);

  function move(event: KeyboardEvent): void {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const focused = tabs.indexOf(event.target as HTMLElement);
    const steps: Record<string, number> = {
      ArrowRight: focused + 1,
      ArrowLeft: focused - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tabs[next % tabs.length]?.focus();
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={say('checkout.steps')}>
      {checkoutTabs.map((tab, index) => {
        const id = tab === 'delivery' && mode === 'pickup' ? 'checkout.tab.pickup' : (`checkout.tab.${tab}` as const);
        const isDone = index < position;
        return (
          <button
            key={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            className={isDone ? styles.done : undefined}
            aria-selected={tab === current}
            aria-controls={panelId}
            aria-disabled={isLocked || undefined}
            tabIndex={tab === current ? 0 : -1}
            data-testid={`checkout-tab-${tab}`}
            data-i18n={specificationKey(id)}
            onKeyDown={move}
            onClick={() => onJump(tab)}
          >
            {say(id)}
            {isDone && <span className="visually-hidden"> {say('checkout.done')}</span>}
          </button>
        );
      })}
    </div>
  );
}

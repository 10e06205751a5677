import { type ReactNode, useEffect, useRef } from 'react';
import styles from './withdrawal.module.css';

interface StepContentProps {
  /** A first step leaves the focus where it is, as long as no other step was shown. */
  step: 'choose' | 'confirm';
  children: ReactNode;
}

/** The buttons of a step go with it, so the next step takes the focus. */
export function StepContent({ step, children }: StepContentProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.focus();
  }, [step]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.step}>
      <div className="stack">{children}</div>
    </div>
  );
}

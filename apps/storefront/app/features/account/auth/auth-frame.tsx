import { typeset } from '@comptoir/format';
import { classNames } from '@comptoir/ui';
import { type ReactNode, useEffect } from 'react';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { tellLogin } from '../../../state/account/login-notice.ts';
import { forgetReturnPath } from '../../../state/account/return-path.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  logo: ReactNode;
  title: string;
  intro?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

export function AuthFrame({ logo, title, intro, below, children }: AuthFrameProps) {
  const { hero, account } = useSite();
  const { locations } = useNavigation();
  useEffect(
    () => () => {
      // Leaving the sign-in pages cancels the return to the previous page.
      if (/^(\/fr)?\/auth(\/|$)/i.test(locations.get().pathname)) return;
      forgetReturnPath();
      tellLogin(false);
    },
    [locations],
  );
  return (
    <div className={styles.frame}>
      <div className={classNames(styles.picture, 'on-dark')}>
        <div className={styles.logo}>{logo}</div>
        {account && <p className={classNames(styles.promise, 'desk-block')}>{typeset(account.headline)}</p>}
        <picture>
          <source type="image/avif" srcSet={hero.picture.srcSet} sizes="(min-width: 64rem) 768px, 336px" />
          <img src={hero.picture.src} width={1200} height={1200} alt="" fetchPriority="high" />
        </picture>
      </div>
      <div className={styles.panel}>
        <div className={styles.inner}>
          <div>
            <h1>{title}</h1>
            {intro && <p className={classNames(styles.intro, 'muted')}>{intro}</p>}
          </div>
          {children}
          {below && <p className={classNames(styles.below, 'small muted')}>{below}</p>}
        </div>
      </div>
    </div>
  );
}

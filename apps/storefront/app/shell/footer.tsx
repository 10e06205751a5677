import { mailLink, phoneLink } from '@comptoir/contract';
import { accessibilityState } from '@comptoir/domain';
import { classNames, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Text } from '../messages/text.ts';
import { useMessage } from '../messages/use-message.ts';
import { isDisallowed } from '../screens/disallowed.ts';
import { type Screen, screens } from '../screens/screens.ts';
import { askConsent } from '../state/banner/banner-store.ts';
import { usePath } from '../state/page/use-path.ts';
import { useCatalogue, useSite } from '../state/shop/shop-context.tsx';
import { useNow } from '../state/shop/use-now.ts';
import { Logo } from './components/logo.tsx';
import { OpeningHours } from './components/opening-hours.tsx';
import { SocialIcon } from './components/social-icon.tsx';
import styles from './footer.module.css';

/** The optional pages, which only the footer links. */
const isOwn = ({ page }: Screen) => page === 'About' || page === 'Blog' || page === 'Contact';

export function Footer() {
  const say = useMessage();
  const path = usePath();
  const { tagline, footer } = useSite();
  const contacts = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <footer
      className={classNames(styles.footer, footer.theme === 'dark' && 'on-dark')}
      data-testid="footer"
      data-theme={footer.theme}
    >
      <div className="page-width">
        <div className={styles.columns} data-testid="footer-columns" data-columns={footer.columns}>
          <div>
            <Logo className={styles.logo} />
            <p className={styles.tagline}>{tagline}</p>
            {footer.social && contacts.socialLinks.length > 0 && (
              <div className={styles.networks}>
                {contacts.socialLinks.map((link) => (
                  <a
                    key={link.url}
                    href={link.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={say('shell.footer.newWindow', { name: link.name })}
                  >
                    <SocialIcon name={link.name} />
                  </a>
                ))}
              </div>
            )}
          </div>
          <nav aria-label={say('shell.footer.order')}>
            <Text id="shell.footer.order" as="h2" />
            <ul>
              <li>
                <Link to={path('/menu')}>{say('shell.footer.menu')}</Link>
              </li>
              <li>
                <Link to={`${path('/')}#offers`}>{say('shell.footer.offers')}</Link>
              </li>
              <li>
                <Link to={`${path('/')}#popular`}>{say('shell.footer.popular')}</Link>
              </li>
              <li>
                <Link to={path('/auth')}>{say('shell.account')}</Link>
              </li>
            </ul>
          </nav>
          <FindUs />
          <div>
            <Text id="shell.footer.hours" as="h2" />
            <OpeningHours />
          </div>
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}

function FindUs() {
  const contacts = useCatalogue((catalogue) => catalogue.settings.contacts);
  return (
    <div hidden={!contacts.address}>
      <Text id="shell.footer.find" as="h2" />
      <ul>
        <li>{contacts.address}</li>
        {contacts.phone && (
          <li>
            <a href={phoneLink(contacts.phone) ?? undefined}>{contacts.phone}</a>
          </li>
        )}
        {contacts.email && (
          <li>
            <a href={mailLink(contacts.email) ?? undefined}>{contacts.email}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

function LegalLine() {
  const say = useMessage();
  const path = usePath();
  const site = useSite();
  const { title, footer, tagManager } = site;
  const today = useNow().toPlainDate();
  const accessibility = useCatalogue(({ settings }) => accessibilityState(settings.accessibility.audit, today));
  const isWithdrawalShown = useCatalogue(({ settings }) => settings.withdrawal.isShown);
  const ownPages = screens.filter((screen) => isOwn(screen) && !isDisallowed(screen, site));
  return (
    <div className={styles.legal}>
      {footer.credits && <Text id="shell.footer.credits" values={{ year: String(today.year), title }} />}
      {ownPages.map(({ path: to, page }) => (
        <Link key={to} to={path(to)}>
          {say(`shell.pages.${page}`)}
        </Link>
      ))}
      {isWithdrawalShown && <Link to={path('/retractation')}>{say('shell.pages.Withdrawal')}</Link>}
      <Link to={path('/terms-of-service')}>{say('shell.footer.terms')}</Link>
      <Link to={`${path('/terms-of-service')}#mentions-legales`}>{say('shell.footer.notices')}</Link>
      <Link to={path('/accessibilite')}>{say(`shell.footer.accessibility.${accessibility}`)}</Link>
      <Link to={path('/privacy-policy')}>{say('shell.footer.privacy')}</Link>
      <Link to={path('/cookie-policy')}>{say('shell.footer.cookies')}</Link>
      {tagManager.enabled && (
        <button type="button" className={linkStyles.link} onClick={askConsent}>
          {say('shell.footer.consent')}
        </button>
      )}
      {footer.notice && <span className={styles.notice}>{footer.notice}</span>}
    </div>
  );
}

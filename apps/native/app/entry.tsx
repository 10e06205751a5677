import '@comptoir/ui/styles.css';
import { endOldVisit, purgeStorage } from '@comptoir/storefront/native';
import { createRoot } from 'react-dom/client';
import { openLaunchAddress } from './shell/deep-links.ts';
import { readShop } from './start/read-shop.ts';
import { startShop } from './start/start-shop.tsx';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const app = document.getElementById('app');
if (!app) throw new Error('The page has no place for the shop');
endOldVisit();
purgeStorage();
const site = readShop();
await openLaunchAddress(site);
await startShop(createRoot(app), site);

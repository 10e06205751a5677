import { prepareBrowser } from './prepare-browser.ts';

prepareBrowser();

import { prepareBrowser } from '@comptoir/web-app/testing';

prepareBrowser('/office');

import { describeTwoServers } from './deploy/describe-two-servers.ts';
import { openFront } from './deploy/front.ts';

describeTwoServers(openFront);

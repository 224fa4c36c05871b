import { journeysOfTwoAges } from '../../support/journeys-of-two-ages.ts';
import { oldSiteWithNewRemotes } from '../../support/sites-of-two-ages.ts';

// The new remotes in the shell of the last release, with its API.
journeysOfTwoAges('new remotes in the old site', oldSiteWithNewRemotes);

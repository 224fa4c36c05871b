import { journeysOfTwoAges } from '../../support/journeys-of-two-ages.ts';
import { newSiteWithOldRemotes } from '../../support/sites-of-two-ages.ts';

// The remotes of the last release in the new shell, with the new API.
journeysOfTwoAges('old remotes in the new site', newSiteWithOldRemotes);

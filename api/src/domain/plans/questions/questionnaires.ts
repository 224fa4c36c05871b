import type { EstablishmentType } from '@app/contracts/proposal';
import { office, restaurant, retailShop } from './businesses.ts';
import { farm, residentialEstate, residentialHome } from './homes.ts';
import { clinic, school } from './public-sites.ts';
import type { Questionnaire } from './questionnaire.ts';
import { industrialSite, other, warehouse } from './work-sites.ts';

export const questionnaires: Readonly<Record<EstablishmentType, Questionnaire>> = {
  'Residential Home': residentialHome,
  'Retail Shop': retailShop,
  Restaurant: restaurant,
  Office: office,
  Warehouse: warehouse,
  'Industrial Site': industrialSite,
  School: school,
  Clinic: clinic,
  'Residential Estate': residentialEstate,
  Farm: farm,
  Other: other,
};

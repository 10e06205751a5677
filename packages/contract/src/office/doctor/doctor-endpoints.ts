import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { diagnosisSchema } from './finding.ts';

export const doctorCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/doctor',
  isFresh: true,
  answer: diagnosisSchema,
});

export const doctorEndpoint = defineOfficeEndpoint(doctorCall, () => ({
  summary: 'The checks of the shop and their results',
  access: 'doctor',
  audit: null,
  errors: ['not_found'],
}));

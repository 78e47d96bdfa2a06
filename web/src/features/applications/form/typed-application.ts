import { type ApplicationInput, eachSupplierText, type FileView } from '@setu/contract';

/** The name under which this device stores the form. */
export const savedAs = { form: 'application', person: 'visitor' };

const empty = () => '';

export const emptyCompany = eachSupplierText('company', empty);
const noIndustries: string[] = [];
const noFiles: FileView[] = [];
export const emptyProduction = {
  ...eachSupplierText('production', empty),
  ...{ industries: noIndustries, type: '', media: noFiles },
};
export const emptyContact = eachSupplierText('contact', empty);
export const notAccepted = { regulation_accepted: false };

/** The values of all steps. */
export type TypedApplication = typeof emptyCompany & typeof emptyProduction & typeof emptyContact & typeof notAccepted;

/** Returns the request body for the server. */
export const sentApplication = ({ media, ...typed }: TypedApplication, answer?: string): ApplicationInput => ({
  ...typed,
  media: media.map(({ id }) => id),
  ...(answer && { 'g-recaptcha-response': answer }),
});

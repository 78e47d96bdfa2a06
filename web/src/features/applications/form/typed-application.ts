import type { ApplicationInput, FileView } from '@setu/contract';

/** The name under which this device stores the form. */
export const savedAs = { form: 'application', person: 'visitor' };

export const emptyCompany = {
  ...{ company_name: '', gstn: '', pan: '', import_export_code: '', web_site_url: '', address: '' },
};
const noIndustries: string[] = [];
const noFiles: FileView[] = [];
export const emptyProduction = {
  ...{ industries: noIndustries, other_industry: '', type: '', export_product_list: '', media: noFiles },
};
export const emptyContact = {
  ...{ contact_surname: '', contact_name: '', contact_patronymic: '', designation: '' },
  ...{ phone: '', additional_phone: '', email: '', additional_email: '' },
};
export const notAccepted = { regulation_accepted: false };

/** The values of all steps. */
export type TypedApplication = typeof emptyCompany & typeof emptyProduction & typeof emptyContact & typeof notAccepted;

/** Returns the request body for the server. */
export const sentApplication = ({ media, ...typed }: TypedApplication, answer?: string): ApplicationInput => ({
  ...typed,
  media: media.map(({ id }) => id),
  ...(answer && { 'g-recaptcha-response': answer }),
});

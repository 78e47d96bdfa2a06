import type { DemoStaticPage } from '../shapes/demo-catalogue.js';
import { companyPages } from './company-pages.js';
import { faq } from './faq.js';
import { policies } from './policies.js';
import { regulation } from './regulation.js';
import { training } from './training.js';

/** The pages that the footer links to. */
export const staticPages: DemoStaticPage[] = [...companyPages, training, faq, regulation, ...policies];

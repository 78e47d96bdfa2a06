export { supplierSections } from '@setu/contract';

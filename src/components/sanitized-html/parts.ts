// The cleaning of HTML. Copied components import it from the package.
export { cleanHtml, takeNodes } from './cleaning/clean-html';
export { effectivePolicy, isPolicyName } from './cleaning/effective-policy';
export { writeHtml } from './cleaning/html-parser';
export { blockRemote, loadRemote, type RemotePart } from './cleaning/remote-parts';
export { baseUrl, isRemote, parseUrl } from './cleaning/resource-url';

import { cleanStyle } from './clean-style';
import type { Cleaning } from './cleaning';
import type { RemovalReason } from './removals';
import { isLink, isRemote, parseUrl, resourceProblem } from './resource-url';

/** Prefix that DOMPurify gives ids and names. */
const defaultIdPrefix = 'user-content-';

/** Rows or columns that one cell may span: a browser's work grows with their product where borders collapse. */
const maximumSpan = 50;

/** Returns why an attribute has to be removed; one that is kept is changed where it must be. */
export function cleanAttribute(
  element: Element,
  name: string,
  cleaning: Cleaning,
): RemovalReason | undefined {
  const { policy, base, rel, remote } = cleaning;
  const value = element.getAttribute(name) ?? '';
  if (!policy.everywhere.includes(name) && !policy.elements[element.localName]?.includes(name)) {
    return 'policy';
  }
  switch (name) {
    case 'href':
    case 'cite': {
      if (value.startsWith('#')) {
        element.setAttribute(name, `#${prefixedId(value.slice(1), cleaning)}`);
        return undefined;
      }
      const url = parseUrl(value, base);
      if (name === 'href' && rel && isRemote(url, base)) element.setAttribute('rel', rel);
      return isLink(url) ? undefined : 'unsafe';
    }
    case 'target':
      if (value !== '_blank') return 'policy';
      element.setAttribute('rel', rel ?? 'noopener noreferrer');
      return undefined;
    case 'background':
    case 'poster':
    case 'src':
    case 'srcset': {
      const problem = resourceProblem(name, value, base);
      if (problem === 'remote') remote.push({ element, name, value });
      return problem;
    }
    case 'id':
    case 'name':
    case 'headers':
    case 'aria-labelledby':
    case 'aria-describedby': {
      const ids = partsOf(value).map((id) => prefixedId(id, cleaning));
      element.setAttribute(name, ids.join(' '));
      return undefined;
    }
    case 'class': {
      // A class of the page's own could cover the page: only the language of code is kept.
      const languages = partsOf(value).filter((part) => part.startsWith('language-'));
      element.className = languages.join(' ');
      return languages.length > 0 ? undefined : 'policy';
    }
    case 'colspan':
    case 'rowspan': {
      const span = Number.parseInt(value, 10);
      const isToTheEnd = name === 'rowspan' && span === 0;
      if (span > maximumSpan || isToTheEnd) element.setAttribute(name, `${maximumSpan}`);
      return undefined;
    }
    case 'height':
      // Percentage heights of nested tables take a browser very many passes.
      return value.includes('%') ? 'unsafe' : undefined;
    case 'style':
      cleanStyle(element as HTMLElement, value, cleaning);
      return undefined;
    default:
      return undefined;
  }
}

/** Id that cannot be one of the page's own. */
function prefixedId(id: string, { idPrefix = defaultIdPrefix }: Cleaning): string {
  if (!id) return id;
  return idPrefix + (id.startsWith(defaultIdPrefix) ? id.slice(defaultIdPrefix.length) : id);
}

/** Parts of a list, separated by what HTML calls white space. */
function partsOf(value: string): string[] {
  return value.split(/[\t\n\f\r ]+/);
}

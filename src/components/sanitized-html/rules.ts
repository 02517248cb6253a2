import { htmlPolicies, type HtmlPolicy, type HtmlPolicyName } from './policies';

/** Elements that go with all that is in them: what they hold is no text for a reader. */
export const emptied: readonly string[] =
  'annotation annotation-xml audio datalist desc frameset head iframe noembed noframes noscript plaintext script style template title video xmp'.split(
    ' ',
  );

// No policy can bring these back: they run code, ask for passwords, cover the page or change how the rest is parsed.
const never =
  'applet base body button canvas dialog embed fieldset form frame html input link map math meta object optgroup option output portal select slot svg textarea'.split(
    ' ',
  );

/** Policy as the sanitiser looks things up in it. */
export interface Rules {
  policy: HtmlPolicy;
  /** Attributes by element. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every attribute that some element may have. */
  allAttributes: readonly string[];
  /** Elements that no policy can have. */
  forbidden: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const known = new WeakMap<HtmlPolicy, Rules>();
const media = new Set(['audio', 'video']);

/** Rules of a policy, made once. An element or attribute that could run code is left out whoever asks for it. */
export function rulesOf(asked: HtmlPolicyName | HtmlPolicy): Rules {
  const policy = policyOf(asked);
  const made = known.get(policy);
  if (made) return made;
  const forbidden = new Set([...never, ...emptied.filter((name) => !media.has(name))]);
  const attributes = new Map(
    Object.entries(policy.elements)
      .filter(([element]) => !forbidden.has(element))
      .map(([element, own]) => [
        element,
        new Set([...policy.everywhere, ...own].filter((name) => !runsCode(name))),
      ]),
  );
  const rules: Rules = {
    policy,
    attributes,
    allAttributes: [...new Set([...attributes.values()].flatMap((names) => [...names]))],
    forbidden,
    styles: new Set(policy.styles),
  };
  known.set(policy, rules);
  return rules;
}

/** Whether a policy of this name ships. */
export function isPolicyName(name: unknown): name is HtmlPolicyName {
  return typeof name === 'string' && Object.hasOwn(htmlPolicies, name);
}

function policyOf(asked: HtmlPolicyName | HtmlPolicy): HtmlPolicy {
  if (typeof asked === 'object' && asked !== null) return asked;
  return htmlPolicies[isPolicyName(asked) ? asked : 'comment'];
}

/** Whether an attribute of this name can run code or send a form, whatever its value. */
export function runsCode(name: string): boolean {
  return name.startsWith('on') || name === 'srcdoc' || name.endsWith('action');
}

/// <reference lib="es2023" />
import { activeElementNear } from '../active-element';
import { isComposing } from '../is-composing';
import { listen } from '../listen';
import { controlOf, giveFocusBack, whileGivingFocus } from './give-focus';
import { holds, isBeside, isWithin, type Layer } from './layer';
import { isOfBrowser } from './of-browser';

/** Layers of a document, with one set of listeners: a key or a press closes one of them, the innermost. */
class Layers {
  /** Open layers, each after those around it. */
  readonly #open: Layer[] = [];
  readonly #page: Document;
  /** Closed layers whose focus has not been given back. */
  readonly #lost = new Set<Layer>();
  readonly #watchers = new Set<() => void>();
  /** What the press that is going on has closed, or closes once it ends on the backdrop of a dialog. */
  #press = noPress();

  constructor(page: Document) {
    this.#page = page;
    // They stay: a press and the click that follows it may be on either side of closing.
    const handlers = {
      keydown: this.#handleKey,
      pointerdown: this.#handlePress,
      mousedown: this.#handleMouse,
      focusin: this.#handleFocus,
      click: this.#handleClick,
      pointercancel: this.#endPress,
    };
    listen(page, handlers, { capture: true });
  }

  /**
   * Adds a layer and shows it; returns a function that hides and removes it.
   * @param show Shows its element; returns a function that hides it.
   */
  add(layer: Layer, show: () => () => void): () => void {
    const place = this.#open.findIndex((other) => isWithin(other, layer));
    // Effects run from the inside out, so layers inside it may be open already.
    this.#open.splice(place < 0 ? this.#open.length : place, 0, layer);
    this.#findOpener(layer);
    const hide = show();
    for (const watcher of this.#watchers) watcher();
    return () => {
      this.#open.splice(this.#open.indexOf(layer), 1);
      for (const watcher of this.#watchers) watcher();
      whileGivingFocus(hide);
      if (!layer.focused) return;
      this.#lost.add(layer);
      // Once it has left the document; an effect that React runs twice shows it again. A press moves focus itself first.
      queueMicrotask(() => this.#press.closed.size > 0 || this.#restore());
    };
  }

  /** Closes the innermost layer for a key that has reached an element of a layer; returns whether it did. */
  pressKey(event: KeyboardEvent): boolean {
    const layer = this.#layerFor(event);
    if (!layer) return false;
    event.preventDefault();
    event.stopPropagation();
    layer.close('escape-key', event);
    return true;
  }

  /** Closes the innermost layer inside a modal one, or the modal itself, as the system's back gesture asks for. */
  closeWithin(modal: Layer, event: Event): void {
    const inside = this.#open.filter((layer) => isClosable(layer) && isWithin(layer, modal));
    inside.at(-1)?.close('escape-key', event);
  }

  /** Calls back when a modal layer may have become the topmost one; returns a function that stops that. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** The modal element above all others. */
  get topModal(): HTMLElement | undefined {
    return this.#open.findLast(({ kind }) => kind === 'modal')?.element;
  }

  #findOpener(layer: Layer): void {
    const { element, anchor, parent } = layer;
    const active = activeElementNear(element);
    const none = !active || isPage(active);
    layer.focused = layer.kind === 'modal' || element.contains(active);
    const before = [...this.#lost].find((lost) => lost.element === element);
    if (before) {
      this.#lost.delete(before);
      Object.assign(layer, { opener: before.opener, openerLayer: before.openerLayer });
      return;
    }
    const last = [...this.#lost].at(-1);
    const isOutside = !none && !element.contains(active);
    layer.opener = isOutside ? (active as HTMLElement) : last ? null : controlOf(anchor?.current);
    layer.openerLayer =
      this.#open.findLast((other) => other !== layer && other.element.contains(layer.opener)) ??
      last ??
      parent?.current ??
      null;
  }

  #layerFor(event: KeyboardEvent): Layer | undefined {
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return undefined;
    const path = event.composedPath();
    const tip = this.#open.findLast(({ kind }) => kind === 'tip');
    const aside = this.#open.find((layer) => layer.kind === 'aside' && holds(layer, path));
    const hasFocus = (layer: Layer) => {
      if (aside) return layer === aside;
      return layer.kind === 'modal' || holds(layer, path) || isPage(path[0]);
    };
    const found = this.#open.findLast(
      (layer) =>
        (layer === aside || isClosable(layer)) &&
        this.#open.some((outer) => hasFocus(outer) && isWithin(layer, outer)),
    );
    const closing = tip ?? found;
    const isLayer = (element: Element) => this.#open.some((layer) => layer.element === element);
    return closing && !isOfBrowser(path, closing.element, isLayer) ? closing : undefined;
  }

  readonly #handleKey = (event: KeyboardEvent) => {
    // A press that ended elsewhere.
    if (this.#press.closed.size > 0) this.#endPress();
    const layer = this.#layerFor(event);
    // What has focus inside it comes first: a calendar leaves its years. The key then reaches the layer's own handler.
    const comesLater =
      layer && layer.kind !== 'tip' && event.composedPath().includes(layer.element);
    if (!comesLater) this.pressKey(event);
  };

  readonly #handlePress = (event: PointerEvent) => {
    this.#lost.clear();
    this.#press = noPress();
    const path = event.composedPath();
    if (this.#open.some((layer) => layer.kind === 'aside' && holds(layer, path))) return;
    const closable = this.#open.filter(isClosable);
    const innermost = closable.filter(
      (layer) => !closable.some((other) => other !== layer && isWithin(other, layer)),
    );
    for (const layer of innermost) {
      if (layer.kind === 'modal') {
        if (isBeside(layer.element, event)) this.#press.beside.add(layer);
      } else if (!holds(layer, path)) {
        this.#press.closed.add(layer);
        this.#press.dimmed ||= layer.dims();
        // Inside another layer, focus also returns to a field that has kept it; a touch there hides the keyboard.
        const isInside =
          layer.element.closest('dialog') ||
          closable.some((outer) => outer !== layer && isWithin(layer, outer));
        if (isInside && event.pointerType !== 'touch') this.#lost.add(layer);
        layer.close('outside-press', event);
      }
    }
  };

  readonly #handleMouse = (event: MouseEvent) => {
    if (this.#press.dimmed) event.preventDefault();
  };

  readonly #handleFocus = (event: FocusEvent) => {
    const path = event.composedPath();
    for (const layer of this.#open) layer.focused = path.includes(layer.element);
    if (this.#open.some((layer) => layer.kind === 'aside' && holds(layer, path))) return;
    for (const layer of this.#open.filter(({ kind }) => kind === 'panel').toReversed()) {
      const isInside = this.#open.some((inner) => isWithin(inner, layer) && holds(inner, path));
      // The press that moves focus has closed it already.
      if (!isInside && !this.#press.closed.has(layer)) layer.close('focus-out', event);
    }
  };

  readonly #handleClick = (event: MouseEvent) => {
    const { beside, dimmed } = this.#press;
    this.#endPress();
    for (const layer of beside) {
      if (isBeside(layer.element, event)) layer.close('outside-press', event);
    }
    if (!dimmed) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #endPress = () => {
    this.#press = noPress();
    this.#restore();
  };

  /** Gives the focus of closed layers back, unless another element has taken it. */
  readonly #restore = () => {
    const lost = [...this.#lost].filter((layer) => !this.#open.includes(layer));
    this.#lost.clear();
    const active = activeElementNear(this.#page);
    const isTaken = active && !isPage(active) && !active.matches('dialog');
    if (isTaken && !this.#open.some(({ element }) => element === active)) return;
    const innermost = lost.findLast((layer) => !lost.some((other) => other.openerLayer === layer));
    if (innermost) giveFocusBack(innermost, (other) => this.#open.includes(other));
  };
}

/** Whether Escape or a press beside it closes a layer. */
function isClosable({ kind }: Layer): boolean {
  return kind === 'modal' || kind === 'panel';
}

function noPress() {
  return { closed: new Set<Layer>(), beside: new Set<Layer>(), dimmed: false };
}

/** Whether a target stands for the page, because no element has focus. */
function isPage(target: EventTarget | undefined): boolean {
  const page = (target as Partial<Element> | undefined)?.ownerDocument;
  return !page || target === page.body || target === page.documentElement;
}

const layersOf = new WeakMap<Document, Layers>();

/** Returns the layers of the document of an element. */
export function layersNear({ ownerDocument: page }: Element): Layers {
  const layers = layersOf.get(page) ?? new Layers(page);
  layersOf.set(page, layers);
  return layers;
}

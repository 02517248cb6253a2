/// <reference lib="es2023" />
import { createSubscribers } from '../callbacks';
import { activeElementNear, isComposing, listen } from '../dom';
import { isSheet } from '../panel/top-layer';
import { controlOf, giveFocusBack, whileGivingFocus } from './give-focus';
import { holds, isBeside, isOfBrowser, isWithin, type Layer } from './layer';

/** Layers of a document, with one set of listeners: a key or a press closes one of them, the innermost. */
class Layers {
  /** Open layers, each after those around it. */
  readonly #open: Layer[] = [];
  readonly #page: Document;
  /** Closed layers whose focus has not been given back. */
  readonly #lost = new Set<Layer>();
  readonly #changes = createSubscribers();
  /** Calls back when a layer opens or closes; returns a function that stops that. */
  readonly watch = this.#changes.subscribe;
  /** What the current press has closed, or closes when it ends on the backdrop of a dialog. */
  #press = noPress();
  /** Whether the key that is down has opened or closed a layer or moved focus, and does nothing more while it is held. */
  #isKeySpent = false;

  constructor(page: Document) {
    this.#page = page;
    // They are never removed, because a layer may close between a press and its click.
    const handlers = {
      keydown: this.#handleKey,
      pointerdown: this.#handlePress,
      mousedown: this.#handleMouse,
      focusin: this.#handleFocus,
      click: this.#handleClick,
      pointercancel: this.#endPress,
    };
    listen(page, handlers, { capture: true });
    // A press in a frame moves focus there. The page only gets `blur`; HTML also asks for `focusin` on the frame.
    page.defaultView?.addEventListener('blur', () => {
      const { activeElement: frame } = page;
      if (frame?.matches('iframe'))
        frame.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
  }

  /**
   * Adds a layer and shows it; returns a function that hides and removes it.
   * @param show Shows its element; returns a function that hides it.
   */
  add(layer: Layer, show?: (element: HTMLElement) => () => void): () => void {
    this.#findOpener(layer);
    // A shadow root keeps the events of focus that moves inside it.
    layer.element.getRootNode().addEventListener('focusin', this.#handleFocus, true);
    // Effects run from the inside out, so layers inside it may be open already.
    const place = this.#open.findIndex((other) => isWithin(other, layer));
    this.#open.splice(place < 0 ? this.#open.length : place, 0, layer);
    const hide = show?.(layer.element);
    this.#isKeySpent ||= isClosable(layer);
    this.#changes.notify();
    return () => {
      this.#open.splice(this.#open.indexOf(layer), 1);
      this.#isKeySpent ||= isClosable(layer);
      this.#changes.notify();
      if (hide) whileGivingFocus(hide);
      if (!layer.focused) return;
      this.#lost.add(layer);
      // Once it has left the document; an effect that React runs twice shows it again. A press moves focus itself first.
      queueMicrotask(() => {
        if (this.#press.closed.size === 0) this.#restore();
      });
    };
  }

  /** Closes the innermost layer for a key that has reached an element of a layer; returns whether it did. */
  pressKey(event: KeyboardEvent): boolean {
    const layer = this.#layerFor(event);
    if (layer) closeByKey(layer, event);
    return layer !== undefined;
  }

  /** Closes the innermost layer inside a modal one, or the modal itself, as the system's back gesture asks for. */
  closeWithin(modal: Layer, event: Event): void {
    const inside = this.#open.filter((layer) => isClosable(layer) && isWithin(layer, modal));
    inside.at(-1)?.close('escape-key', event);
  }

  /** Element of the topmost modal layer. */
  get topModal(): HTMLElement | undefined {
    return this.#open.findLast(({ kind }) => kind === 'modal')?.element;
  }

  /** Finds the element to which focus returns when a layer closes, and the layer with that element. */
  #findOpener(layer: Layer): void {
    const { element, anchor, parent } = layer;
    const active = activeElementNear(element);
    layer.focused = layer.kind === 'modal' || element.contains(active);
    const lost = [...this.#lost];
    const before = lost.find((other) => other.element === element);
    if (before) {
      // React runs its effect twice.
      this.#lost.delete(before);
      layer.opener = before.opener;
      layer.openerLayer = before.openerLayer;
      return;
    }
    const last = lost.at(-1);
    if (!isPage(active) && !element.contains(active)) layer.opener = active as HTMLElement;
    else if (!last) layer.opener = controlOf(anchor?.current);
    layer.openerLayer =
      this.#open.findLast((other) => other.element.contains(layer.opener)) ??
      last ??
      parent?.current ??
      null;
  }

  /** Returns the layer beside all others in which an event occurred. */
  #asideAt(path: readonly EventTarget[]): Layer | undefined {
    return this.#open.find((layer) => layer.kind === 'aside' && holds(layer, path));
  }

  /** Returns the layer that a key closes: a tooltip, or the innermost layer where the key was pressed. */
  #layerFor(event: KeyboardEvent): Layer | undefined {
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return undefined;
    const path = event.composedPath();
    const aside = this.#asideAt(path);
    const pressed = aside
      ? [aside]
      : this.#open.filter(
          (layer) => layer.kind === 'modal' || holds(layer, path) || isPage(path[0]),
        );
    const innermost = this.#open.findLast(
      (layer) =>
        (layer === aside || isClosable(layer)) && pressed.some((outer) => isWithin(layer, outer)),
    );
    const closing = this.#open.findLast(({ kind }) => kind === 'tip') ?? innermost;
    return closing && !isOfBrowser(path, closing, this.#open) ? closing : undefined;
  }

  readonly #handleKey = (event: KeyboardEvent) => {
    if (!event.repeat) this.#isKeySpent = event.key === 'Escape';
    else if (this.#isKeySpent && /^(Enter|Escape|F4)$/.test(event.key)) return takeAway(event);
    // A press that ended elsewhere.
    if (this.#press.closed.size > 0) this.#endPress();
    const layer = this.#layerFor(event);
    if (!layer) return;
    // What has focus inside it comes first: a calendar leaves its years. The key then reaches the layer's own handler.
    const comesLater = layer.kind !== 'tip' && event.composedPath().includes(layer.element);
    if (!comesLater) closeByKey(layer, event);
  };

  readonly #handlePress = (event: PointerEvent) => {
    this.#lost.clear();
    this.#press = noPress();
    const path = event.composedPath();
    if (this.#asideAt(path)) return;
    const closable = this.#open.filter(isClosable);
    const innermost = closable.filter(
      (layer) => !closable.some((other) => other !== layer && isWithin(other, layer)),
    );
    for (const layer of innermost) {
      if (layer.kind === 'modal') {
        if (isBeside(layer.element, event)) this.#press.beside.add(layer);
      } else if (!holds(layer, path)) {
        this.#press.closed.add(layer);
        this.#press.dimmed ||= isSheet(layer.element);
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

  readonly #handleFocus = (event: Event) => {
    this.#isKeySpent = true;
    const path = event.composedPath();
    for (const layer of this.#open) layer.focused = path.includes(layer.element);
    if (this.#asideAt(path)) return;
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
      // The second click of two has met what the first one opened.
      if (event.detail < 2 && isBeside(layer.element, event)) layer.close('outside-press', event);
    }
    if (dimmed) takeAway(event);
  };

  readonly #endPress = () => {
    this.#press = noPress();
    this.#restore();
  };

  /** Gives the focus of closed layers back, unless another element has taken it. */
  #restore(): void {
    const lost = [...this.#lost].filter((layer) => !this.#open.includes(layer));
    this.#lost.clear();
    const active = activeElementNear(this.#page);
    const isLayer =
      active?.matches('dialog') || this.#open.some((layer) => layer.element === active);
    if (!isPage(active) && !isLayer) return;
    const innermost = lost.findLast((layer) => !lost.some((other) => other.openerLayer === layer));
    if (innermost) giveFocusBack(innermost, this.#open);
  }
}

function closeByKey(layer: Layer, event: KeyboardEvent): void {
  takeAway(event);
  layer.close('escape-key', event);
}

/** Keeps an event from the browser and from everything that would handle it later. */
function takeAway(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether Escape or a press beside it closes a layer. */
function isClosable({ kind }: Layer): boolean {
  return kind === 'modal' || kind === 'panel';
}

/**
 * State of a press: the layers that it has closed, the dialogs on whose backdrop it began, and whether it was beside a
 * sheet, which dims the page, so that it does nothing else than close the sheet.
 */
function noPress() {
  return { closed: new Set<Layer>(), beside: new Set<Layer>(), dimmed: false };
}

/** Whether a target is the page itself, because no element has focus. */
function isPage(target: EventTarget | null | undefined): boolean {
  const page = (target as Partial<Element> | null | undefined)?.ownerDocument;
  return !page || target === page.body || target === page.documentElement;
}

const layersOf = new WeakMap<Document, Layers>();

/** Returns the layers of the document of an element. */
export function layersNear({ ownerDocument: page }: Element): Layers {
  const layers = layersOf.get(page) ?? new Layers(page);
  layersOf.set(page, layers);
  return layers;
}

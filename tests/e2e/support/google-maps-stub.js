/**
 * Stub of the Google Maps script: the part of its API that the site and its library use, with plain elements.
 */
(() => {
  const world = (zoom) => 256 * 2 ** zoom;
  const toPixels = ({ lat, lng }, zoom) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return {
      x: (lng / 360 + 0.5) * world(zoom),
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world(zoom),
    };
  };
  const toDegrees = ({ x, y }, zoom) => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world(zoom)))) * 180) / Math.PI,
    lng: (x / world(zoom) - 0.5) * 360,
  });

  class LatLng {
    constructor(lat, lng) {
      this.at = typeof lat === 'object' && lat ? literal(lat) : { lat, lng };
    }
    lat() {
      return this.at.lat;
    }
    lng() {
      return this.at.lng;
    }
    toJSON() {
      return { ...this.at };
    }
  }
  const literal = (place) => (place instanceof LatLng ? place.toJSON() : { ...place });

  class LatLngBounds {
    constructor(southWest, northEast) {
      this.points = [];
      for (const point of [southWest, northEast]) if (point) this.extend(point);
    }
    extend(point) {
      this.points.push(literal(point));
      return this;
    }
    edge(pick, name) {
      return pick(...this.points.map((point) => point[name]));
    }
    getSouthWest() {
      return new LatLng(this.edge(Math.min, 'lat'), this.edge(Math.min, 'lng'));
    }
    getNorthEast() {
      return new LatLng(this.edge(Math.max, 'lat'), this.edge(Math.max, 'lng'));
    }
    getCenter() {
      const [a, b] = [this.getSouthWest(), this.getNorthEast()];
      return new LatLng((a.lat() + b.lat()) / 2, (a.lng() + b.lng()) / 2);
    }
    toJSON() {
      const [a, b] = [this.getSouthWest(), this.getNorthEast()];
      return { south: a.lat(), west: a.lng(), north: b.lat(), east: b.lng() };
    }
  }

  const listenersOf = new WeakMap();
  const event = {
    addListener(target, name, handler) {
      const listener = { target, name, handler, remove: () => event.removeListener(listener) };
      listenersOf.set(target, [...(listenersOf.get(target) ?? []), listener]);
      return listener;
    },
    removeListener({ target, ...rest }) {
      const kept = (listenersOf.get(target) ?? []).filter(
        ({ name, handler }) => name !== rest.name || handler !== rest.handler,
      );
      listenersOf.set(target, kept);
    },
    trigger(target, name, ...values) {
      for (const listener of listenersOf.get(target) ?? []) {
        if (listener.name === name) listener.handler(...values);
      }
    },
    clearInstanceListeners: (target) => listenersOf.delete(target),
  };
  class MVCObject {
    addListener(name, handler) {
      return event.addListener(this, name, handler);
    }
    set(name, value) {
      this[name] = value;
    }
    get(name) {
      return this[name];
    }
  }

  class GoogleMap extends MVCObject {
    constructor(div, options) {
      super();
      if (window.googleBreaks) throw new Error('Google broke');
      this.div = div;
      this.markers = new Set();
      this.options = options;
      this.center = literal(options.center);
      this.zoom = options.zoom;
      this.pane = document.createElement('div');
      this.pane.className = 'gm-style';
      this.pane.style.cssText = 'position:relative;height:100%;overflow:hidden;background:#e8efe6';
      div.append(this.pane);
      Object.assign(this.pane.dataset, { mapId: options.mapId, gestures: options.gestureHandling });
      const tile = document.createElement('img');
      tile.alt = '';
      tile.style.cssText = 'position:absolute;width:1px;height:1px';
      // Real tiles load well after the map.
      tile.onload = () => setTimeout(() => this.settle('tilesloaded'), 300);
      tile.src = 'https://maps.googleapis.com/maps/vt?pb=tile';
      this.pane.append(tile);
      if (window.googleRefuses) setTimeout(() => window.gm_authFailure?.());
    }
    settle(...events) {
      this.pane.dataset.zoom = String(this.zoom);
      this.pane.dataset.center = `${this.center.lat.toFixed(3)},${this.center.lng.toFixed(3)}`;
      for (const marker of this.markers) marker.place();
      for (const name of ['bounds_changed', 'idle', ...events]) event.trigger(this, name);
    }
    getDiv() {
      return this.div;
    }
    getZoom() {
      return this.zoom;
    }
    getCenter() {
      return new LatLng(this.center);
    }
    getBounds() {
      const { x, y } = toPixels(this.center, this.zoom);
      const [w, h] = [this.pane.clientWidth / 2, this.pane.clientHeight / 2];
      return new LatLngBounds(
        toDegrees({ x: x - w, y: y + h }, this.zoom),
        toDegrees({ x: x + w, y: y - h }, this.zoom),
      );
    }
    getProjection() {
      return {};
    }
    getHeading() {
      return 0;
    }
    getTilt() {
      return 0;
    }
    setOptions(options) {
      Object.assign(this.options, options);
    }
    moveCamera({ center, zoom }) {
      if (center) this.center = literal(center);
      if (zoom !== undefined) this.zoom = zoom;
      setTimeout(() => this.settle());
    }
    /** Returns the position of a place in the pane. */
    at(place) {
      const [own, middle] = [toPixels(place, this.zoom), toPixels(this.center, this.zoom)];
      return {
        left: `${own.x - middle.x + this.pane.clientWidth / 2}px`,
        top: `${own.y - middle.y + this.pane.clientHeight / 2}px`,
      };
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    #map = null;
    constructor() {
      super();
      this.style.cssText = 'position:absolute;transform:translate(-50%,-100%)';
      const press = () => this.gmpClickable && this.dispatchEvent(new Event('gmp-click'));
      this.addEventListener('click', press);
      this.addEventListener('keydown', ({ key }) => key === 'Enter' && press());
    }
    set content(content) {
      this.replaceChildren(content);
    }
    get content() {
      return this.firstElementChild;
    }
    set title(title) {
      this.setAttribute('aria-label', title);
      this.setAttribute('role', 'button');
      this.tabIndex = 0;
    }
    get map() {
      return this.#map;
    }
    set map(map) {
      this.#map?.markers.delete(this);
      this.#map = map;
      this.remove();
      if (!map) return;
      map.markers.add(this);
      map.pane.append(this);
      this.place();
    }
    set position(position) {
      this.at = literal(position);
      this.place();
    }
    get position() {
      return this.at;
    }
    place() {
      if (this.#map && this.at) Object.assign(this.style, this.#map.at(this.at));
    }
    addListener(name, handler) {
      this.addEventListener(name, handler);
      return { remove: () => this.removeEventListener(name, handler) };
    }
  }
  customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

  class InfoWindow extends MVCObject {
    constructor(options) {
      super();
      this.box = document.createElement('div');
      this.box.setAttribute('role', 'dialog');
      this.box.style.cssText =
        'position:absolute;transform:translate(-50%,-100%);z-index:9;padding:12px;background:#fff;border-radius:8px';
      this.header = document.createElement('div');
      this.body = document.createElement('div');
      const closer = document.createElement('button');
      closer.type = 'button';
      closer.textContent = 'Cerrar';
      closer.onclick = () => this.close();
      this.box.append(this.header, closer, this.body);
      this.box.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close());
      this.closer = closer;
      this.setOptions(options);
    }
    setOptions(options) {
      this.options = { ...this.options, ...options };
      this.box.setAttribute('aria-label', this.options.ariaLabel ?? '');
      this.box.style.maxWidth = `${this.options.maxWidth ?? 648}px`;
      this.header.replaceChildren(this.options.headerContent ?? '');
    }
    setContent(content) {
      this.body.replaceChildren(content ?? '');
    }
    open({ map, shouldFocus }) {
      this.map = map;
      const { left, top } = map.at(literal(this.options.position));
      Object.assign(this.box.style, { left, top });
      map.pane.append(this.box);
      if (shouldFocus) this.closer.focus({ preventScroll: true });
    }
    close() {
      if (!this.box.isConnected) return;
      this.box.remove();
      event.trigger(this, 'close');
    }
  }

  class Size {
    constructor(width, height) {
      Object.assign(this, { width, height });
    }
  }
  const settings = {};
  const Settings = { getInstance: () => settings };
  const core = { Settings, LatLng, LatLngBounds, Size, event, MVCObject };
  const maps = { Map: GoogleMap, InfoWindow };
  const marker = { AdvancedMarkerElement };
  Object.assign(window.google.maps, core, maps);
  const libraries = { core, maps, marker };
  window.google.maps.importLibrary = async (name) => {
    if (name === 'marker') window.google.maps.marker = marker;
    return libraries[name];
  };
  window.google.maps[
    new URL(document.currentScript.src).searchParams.get('callback').split('.').at(-1)
  ]();
})();

/** The part of selenium-webdriver that drivers.ts uses. The package has no types. */
declare module 'selenium-webdriver' {
  export class By {
    static xpath(path: string): By;
  }
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
    findElement(by: By): WebElement;
  }
  export class Capabilities {
    constructor(values: Record<string, unknown>);
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    executeScript<T>(source: string, ...args: readonly string[]): Promise<T>;
    manage(): { window(): { setRect(rect: { width: number; height: number }): Promise<unknown> } };
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
}
